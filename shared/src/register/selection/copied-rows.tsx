import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useAlerts } from '../../alerts/alerts';
import { copiedText, writeTable } from '../../format/copied-table';

export interface CopiedRowsProps {
  /** Titles of the shown columns. */
  heads: readonly string[];
  /** What stands in them, row by row, as the table draws it. */
  cells: () => readonly (readonly ReactNode[])[];
}

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** What a cell says: a picture by its name, what is hidden from reading not at all. */
function wordsOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  const name =
    node.getAttribute('aria-label') ??
    (node.getAttribute('role') === 'img' ? node.getAttribute('title') : null);
  if (name !== null) return name;
  return [...node.childNodes]
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' ');
}

function readCells(table: HTMLElement | null): string[][] {
  return [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    // «17 746 000» and «,00» stand apart in the screen's own parts of a sum.
    [...row.querySelectorAll('td')].map((cell) => wordsOf(cell).replace(/ (?=[,.;:])/g, '')),
  );
}

/**
 * Ctrl+C with chosen rows copies them as a table, in the words of the shown columns, also rows of other pages. A marked
 * piece of text and a field keep the key to themselves.
 */
export function CopiedRows({ heads, cells }: CopiedRowsProps) {
  const alerts = useAlerts();
  const table = useRef<HTMLTableElement>(null);
  const [drawn, setDrawn] = useState<ReturnType<typeof cells> | null>(null);
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const isText = document.getSelection()?.isCollapsed === false;
    const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (event.defaultPrevented || event.clipboardData === null || isText || isField) return;
    // A clipboard is open only while its event lasts: the rows are drawn at once, unseen, and read.
    flushSync(() => {
      setDrawn(cells());
    });
    const rows = readCells(table.current);
    setDrawn(null);
    event.preventDefault();
    writeTable(event.clipboardData, { heads, rows });
    alerts.success(copiedText(rows.length));
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => {
      copy(event);
    };
    document.addEventListener('copy', listener);
    return () => {
      document.removeEventListener('copy', listener);
    };
  }, []);
  if (drawn === null) return null;
  return (
    <table ref={table} hidden aria-hidden>
      <tbody>
        {drawn.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
