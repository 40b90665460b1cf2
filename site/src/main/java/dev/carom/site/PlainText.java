// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** Collects the text of a part of a document, without its markup. */
final class PlainText extends AbstractVisitor {
  private final StringBuilder text = new StringBuilder();

  private PlainText() {}

  static String of(Node node) {
    PlainText plain = new PlainText();
    node.accept(plain);
    return plain.text.toString().strip();
  }

  @Override
  public void visit(Text node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(Code node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(FencedCodeBlock node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(SoftLineBreak node) {
    text.append(' ');
  }

  @Override
  public void visit(HardLineBreak node) {
    text.append(' ');
  }

  @Override
  public void visit(Paragraph node) {
    visitChildren(node);
    text.append(' ');
  }

  @Override
  public void visit(ListItem node) {
    visitChildren(node);
    text.append(' ');
  }

  @Override
  public void visit(CustomNode node) {
    visitChildren(node);
    if (node instanceof TableCell) {
      text.append(' ');
    }
  }
}
