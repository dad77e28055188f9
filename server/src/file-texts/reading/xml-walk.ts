import { SaxesParser } from 'saxes';
import { NOT_A_TEXT, UnreadableText } from './unreadable-text';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlVisitor {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text?(text: string): void;
}

/** Leads the visitor through the elements; refuses with `UnreadableText` what is not well formed. */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => visitor.open(name, attributes));
  parser.on('closetag', ({ name }) => visitor.close(name));
  // A document type may declare entities that grow without end; Word writes none.
  parser.on('doctype', () => {
    throw new UnreadableText(NOT_A_TEXT);
  });
  if (visitor.text !== undefined) parser.on('text', (text) => visitor.text?.(text));
  try {
    parser.write(xml).close();
  } catch (error) {
    throw error instanceof UnreadableText ? error : new UnreadableText(NOT_A_TEXT);
  }
}

/** A whole number of an attribute within the bounds; null when it is none. */
export function numberOf(text: string | undefined, least: number, most: number): number | null {
  const value = text === undefined ? Number.NaN : Math.round(Number(text));
  return Number.isFinite(value) && value >= least && value <= most ? value : null;
}

/** True for an element that switches a property on: `<w:b/>`, `<w:b w:val="1"/>`. */
export function isOn(attributes: Attributes): boolean {
  return !['0', 'false', 'off', 'none'].includes(attributes['w:val'] ?? '1');
}
