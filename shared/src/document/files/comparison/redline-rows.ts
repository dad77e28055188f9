import { type ComparedLine, isChange } from '../../../contract/file/comparison';

/** A line of the redline, or lines that are the same and lie folded. */
export type RedlineRow =
  | {
      kind: 'line';
      at: number;
      line: ComparedLine;
      /** Its number among the changes, from 0; null of an equal one, and where a moved one stood. */
      change: number | null;
    }
  | { kind: 'fold'; from: number; count: number };

/** Equal lines that stay beside a change, to see where it stands. */
const AROUND = 1;

/** The lines in their order; equal ones away from changes are folded unless their fold was opened. */
export function redlineRows(lines: readonly ComparedLine[], opened: ReadonlySet<number>): RedlineRow[] {
  const rows: RedlineRow[] = [];
  let change = 0;
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (line === undefined) break;
    if (line.kind !== 'same') {
      const isCounted = isChange(line);
      rows.push({ kind: 'line', at, line, change: isCounted ? change : null });
      if (isCounted) change += 1;
      at += 1;
      continue;
    }
    let end = at;
    while (lines[end]?.kind === 'same') end += 1;
    const from = at === 0 ? 0 : at + AROUND;
    const to = end === lines.length ? end : end - AROUND;
    const isFolded = to - from > 2 && !opened.has(from);
    for (let place = at; place < end; place += 1) {
      const same = lines[place];
      if (same === undefined) continue;
      if (isFolded && place === from) rows.push({ kind: 'fold', from, count: to - from });
      if (!isFolded || place < from || place >= to)
        rows.push({ kind: 'line', at: place, line: same, change: null });
    }
    at = end;
  }
  return rows;
}
