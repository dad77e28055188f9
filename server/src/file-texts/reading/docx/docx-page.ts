import { escaped, pageAround } from '../page-frame';
import { docxBlocks } from './docx-body';
import type { DocxBlock, DocxCell, DocxParagraph, DocxRun, DocxTable } from './docx-block';
import { docxParts } from './docx-parts';
import { docxRelations } from './docx-relations';

const TYPES: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif' };
const points = (twentieths: number) => `${String(twentieths / 20)}pt`;

type Picture = (relation: string) => string | null;

/** The pictures of the document as data; what is not a picture of a known kind is none. */
function picturesOf({ relations, pictures }: ReturnType<typeof docxParts>): Picture {
  const targets = docxRelations(relations);
  const made = new Map<string, string | null>();
  return (relation) => {
    const name = targets.get(relation) ?? '';
    const known = made.get(name);
    if (known !== undefined) return known;
    const bytes = pictures.get(name);
    const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
    const data =
      bytes === undefined || type === undefined
        ? null
        : `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
    made.set(name, data);
    return data;
  };
}

function runHtml({ text, look, recorded, picture }: DocxRun, pictureOf: Picture): string {
  if (picture !== undefined) {
    const data = pictureOf(picture.relation);
    if (data === null) return '<span class="no">[изображение]</span>';
    const size = picture.width > 0 ? ` width="${String(picture.width)}"` : '';
    return `<img alt="" src="${data}"${size}>`;
  }
  if (text === '') return '';
  const classes = [
    look.bold && 'b',
    look.italic && 'i',
    look.underline && 'u',
    look.strike && 's',
    look.caps && 'c',
    look.place,
    recorded,
  ].filter(Boolean);
  const style = look.size === undefined ? '' : ` style="font-size:${String(look.size / 2)}pt"`;
  const content = escaped(text).replaceAll('\t', '<i class="t"></i>').replaceAll('\n', '<br>');
  if (classes.length === 0 && style === '') return content;
  return `<span${classes.length === 0 ? '' : ` class="${classes.join(' ')}"`}${style}>${content}</span>`;
}

function paragraphHtml(paragraph: DocxParagraph, pictureOf: Picture): string {
  const { look, label, runs } = paragraph;
  const style = [
    look.left !== undefined && look.left !== 0 && `margin-left:${points(look.left)}`,
    look.first !== undefined && look.first !== 0 && `text-indent:${points(look.first)}`,
    look.before !== undefined && `margin-top:${points(look.before)}`,
    look.after !== undefined && `margin-bottom:${points(look.after)}`,
  ].filter(Boolean);
  const attributes = [
    look.align !== undefined && look.align !== 'left' && ` class="${look.align}"`,
    style.length > 0 && ` style="${style.join(';')}"`,
  ].filter(Boolean);
  const number =
    label === '' ? '' : `<span class="n${runs[0]?.look.bold ? ' b' : ''}">${escaped(label)}</span> `;
  const content = runs.map((run) => runHtml(run, pictureOf)).join('');
  return `<p${attributes.join('')}>${number}${content || '&nbsp;'}</p>`;
}

/** The four outer ones, and those between rows and columns. */
const TABLE_EDGES = 6;

/** How many rows a cell stands over: those below that go it on in the same columns. */
function rowsOver(table: DocxTable, row: number, column: number): number {
  let count = 1;
  for (const below of table.rows.slice(row + 1)) {
    let at = 0;
    const cell = below.find(({ span }) => {
      const isHere = at === column;
      at += span;
      return isHere;
    });
    if (cell === undefined || !cell.isContinued) break;
    count += 1;
  }
  return count;
}

function tableHtml(table: DocxTable, pictureOf: Picture): string {
  const cellHtml = (cell: DocxCell, row: number, column: number) => {
    if (cell.isContinued) return '';
    const over = rowsOver(table, row, column);
    const span = cell.span > 1 ? ` colspan="${String(cell.span)}"` : '';
    return `<td${span}${over > 1 ? ` rowspan="${String(over)}"` : ''}>${blocksHtml(cell.blocks, pictureOf)}</td>`;
  };
  const rows = table.rows.map((cells, row) => {
    let column = 0;
    const content = cells.map((cell) => {
      const html = cellHtml(cell, row, column);
      column += cell.span;
      return html;
    });
    return `<tr>${content.join('')}</tr>`;
  });
  const isBare = table.edgesWithoutLine >= TABLE_EDGES;
  return `<div class="table"><table${isBare ? ' class="bare"' : ''}>${rows.join('')}</table></div>`;
}

function blocksHtml(blocks: readonly DocxBlock[], pictureOf: Picture): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph' ? paragraphHtml(block, pictureOf) : tableHtml(block, pictureOf),
    )
    .join('\n');
}

/** Notes begin with a paragraph that draws their line, and edges of pages are mostly empty. */
const isSaid = (block: DocxBlock) =>
  block.kind === 'table' ||
  block.runs.some(({ text, picture }) => text.trim() !== '' || picture !== undefined);

/**
 * A Word document as a page that holds nothing but text, its look and its own pictures: no element, address or style
 * of the file gets into it. Refuses with `UnreadableText` what is no Word document or too long to be shown.
 */
export function docxPage(bytes: Uint8Array): string {
  const parts = docxParts(bytes, { withPictures: true });
  const { body, aside } = docxBlocks(parts);
  const pictureOf = picturesOf(parts);
  const beside = blocksHtml(aside.filter(isSaid), pictureOf);
  const content = `${blocksHtml(body, pictureOf)}${beside && `<div class="aside">${beside}</div>`}`;
  return pageAround(content, 'word');
}
