/** The cells of a text copied from a spreadsheet: tabs part cells, lines part rows, quotes keep both inside a cell. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '' && closesLater(source, at)) quoted = true;
    else if (sign === '\t') {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows
    .map((cells) => cells.map((value) => value.replace(/\s+/g, ' ').trim()))
    .filter((cells) => cells.some((value) => value !== ''));
}

/** A quote opens a cell only when another one ends it right before a tab, a line end or the end of the text. */
function closesLater(source: string, from: number): boolean {
  return /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(source.slice(from));
}
