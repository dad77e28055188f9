import { archive, openDocument, type Parts } from '../files/content/archive.builder';

const SPACES = ['office', 'text', 'table', 'style', 'draw', 'svg', 'dc']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** A level of a list: how it counts, how many levels its number names. */
const level = (at: number, format: string, { shown = 1, suffix = '.' } = {}) =>
  `<text:list-level-style-number text:level="${String(at)}" style:num-format="${format}"
    style:num-suffix="${suffix}" text:display-levels="${String(shown)}"/>`;

/** Clauses «1.», «1.1.», «а)». */
const CLAUSES = `<text:list-style style:name="L1">${[
  level(1, '1'),
  level(2, '1', { shown: 2 }),
  level(3, 'а, б, .., аа, аб, ... (ru)', { suffix: ')' }),
].join('')}</text:list-style>`;

/** A paragraph of an open document. */
export const paragraph = (text: string) => `<text:p text:style-name="Standard">${text}</text:p>`;

/** An open document with the body and lists of the kind `L1`; `edges` stands in what its pages bear. */
export function odtOf(body: string, { edges = '', ...more }: Parts & { edges?: string } = {}): Buffer {
  return archive(
    {
      ...openDocument('text'),
      'content.xml': `${HEAD}<office:document-content ${SPACES}><office:automatic-styles>${CLAUSES}</office:automatic-styles>
        <office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      'styles.xml': `${HEAD}<office:document-styles ${SPACES}><office:master-styles>${edges}</office:master-styles></office:document-styles>`,
      ...more,
    },
    0,
  );
}
