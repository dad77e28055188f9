import { SaxesParser } from 'saxes';

/** An element as it ends, by its name without a prefix: a document chooses its prefixes itself. */
export interface Element {
  name: string;
  /** By their names without a prefix: two of them may differ in that alone, and which one counts the reader does not know. */
  attributes: ReadonlyMap<string, readonly string[]>;
  /** What stands right in it, whether as text or as a section of signs. */
  text: string;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

function byBareName(attributes: Record<string, string>): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const [name, value] of Object.entries(attributes)) {
    named.set(bare(name), [...(named.get(bare(name)) ?? []), value]);
  }
  return named;
}

/** Shows every element of a part as the programs read it that open the document; rejects what is no XML. */
export function eachElement(xml: string, see: (element: Element) => void): void {
  const parser = new SaxesParser();
  const open: Omit<Element, 'name'>[] = [];
  const add = (text: string) => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    open.push({ attributes: byBareName(attributes), text: '' });
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const ended = open.pop();
    if (ended !== undefined) see({ name: bare(name), ...ended });
  });
  parser.write(xml).close();
}

/** A part as programs read it, which go by its first bytes and take it in either order of UTF-16 as well. */
export function xmlText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
