import { counted, plural } from './plural';

/** A table in words, as it is put into the clipboard. */
export interface CopiedTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Also a sum with its sign: a spreadsheet reads it as money. A code would lose its zeros in front, or what stands behind the fifteenth digit. */
const NUMBER = /^(?!0\d|(\s?\d){16})[+−-]?[\d\s]+(,\d+)?(\s?[₽$€¥£])?$/;

const plain = (text: string) =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A spreadsheet must not take a word somebody has typed for a formula. */
function harmless(text: string): string {
  return /^[=@+-]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Columns parted by tabs, a row a line, the heads first; no cell can be taken for a formula. */
export function tableText({ heads, rows }: CopiedTable): string {
  return [heads, ...rows].map((cells) => cells.map((cell) => harmless(plain(cell))).join('\t')).join('\n');
}

/** The same as a table of HTML; a spreadsheet takes everything but numbers for text. */
export function tableHtml({ heads, rows }: CopiedTable): string {
  const line = (tag: 'th' | 'td') => (cells: readonly string[]) =>
    `<tr>${cells
      .map((cell) => {
        const text = plain(cell);
        const isText = tag === 'th' || !NUMBER.test(text);
        return `<${tag}${isText ? ` style="mso-number-format:'\\@'"` : ''}>${escaped(text)}</${tag}>`;
      })
      .join('')}</tr>`;
  return `<table><thead>${line('th')(heads)}</thead><tbody>${rows.map(line('td')).join('')}</tbody></table>`;
}

/** Puts the table into the clipboard of a copy event, as text and as HTML. */
export function writeTable(clipboard: DataTransfer, table: CopiedTable): void {
  clipboard.setData('text/plain', tableText(table));
  clipboard.setData('text/html', tableHtml(table));
}

/** Copies the table by the browser's own command, which plain http has too; false when the browser refuses. */
export function copyTable(table: CopiedTable): boolean {
  let isWritten = false;
  const write = (event: ClipboardEvent) => {
    if (event.clipboardData === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    writeTable(event.clipboardData, table);
    isWritten = true;
  };
  document.addEventListener('copy', write, { capture: true });
  try {
    // Old, and the only way of a page on plain http: the newer clipboard is kept from it.
    (document as { execCommand: (command: string) => boolean }).execCommand('copy');
  } finally {
    document.removeEventListener('copy', write, { capture: true });
  }
  return isWritten;
}

/** «Скопировано 5 строк». */
export function copiedText(count: number): string {
  const verb = plural(count, ['Скопирована', 'Скопированы', 'Скопировано']);
  return `${verb} ${counted(count, ['строка', 'строки', 'строк'])}`;
}
