import { SaxesParser } from 'saxes';

/** An element as it ends, by its name without a prefix: a document chooses its prefixes itself. */
export interface Element {
  name: string;
  /** By their names without a prefix. */
  attributes: ReadonlyMap<string, string>;
  /** What stands right in it, whether as text or as a section of signs. */
  text: string;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Shows every element of a part as the programs read it that open the document; rejects what is no XML. */
export function eachElement(xml: string, see: (element: Element) => void): void {
  const parser = new SaxesParser();
  const open: { attributes: ReadonlyMap<string, string>; text: string }[] = [];
  const add = (text: string) => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    const named = Object.entries(attributes).map(([name, value]) => [bare(name), value] as const);
    open.push({ attributes: new Map(named), text: '' });
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const ended = open.pop();
    if (ended !== undefined) see({ name: bare(name), ...ended });
  });
  parser.write(xml).close();
}
