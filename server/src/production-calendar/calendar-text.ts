import { CALENDAR_DAY_LABELS, type CalendarDayKind } from 'shared/contract/calendar/calendar-day.labels';
import type { SaidDay } from './calendar-days.repository';
import { dayFault } from './day-fault';

/** Beginnings of the words by which people call a kind of days. */
const WORDS: Readonly<Record<CalendarDayKind, readonly string[]>> = {
  holiday: ['праздн', 'нерабоч'],
  dayoff: ['выходн', 'перенос'],
  short: ['сокращ', 'предпраздн', 'коротк'],
  workday_moved: ['рабоч'],
};

/** A cell and what parts it from the one before; between quotation marks a separator is a part of the text. */
const CELL = /[\t;] *(?:"((?:[^"]|"")*)"|([^\t;]*))/g;

const cellsOf = (line: string) =>
  [...`;${line}`.matchAll(CELL)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

function dayOf(text: string): string | null {
  const russian = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const day =
    russian === null
      ? text
      : `${russian[3] ?? ''}-${(russian[2] ?? '').padStart(2, '0')}-${(russian[1] ?? '').padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
}

function kindOf(text: string): CalendarDayKind | null {
  const word = text.toLowerCase().replaceAll('ё', 'е');
  const found = Object.entries(WORDS).find(
    ([kind, beginnings]) => word === kind || beginnings.some((one) => word.startsWith(one)),
  );
  return found === undefined ? null : (found[0] as CalendarDayKind);
}

export interface ReadCalendar {
  days: Omit<SaidDay, 'is_preliminary'>[];
  /** Sentences about lines that could not be read, by the number of the line. */
  faults: string[];
}

type Said = ReadCalendar['days'][number];

const looksLikeDay = (text: string) => /^(\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2})$/.test(text);

function lineFault([date = '', word = '']: readonly string[], year: number): string | Said {
  const day = dayOf(date);
  if (day === null && looksLikeDay(date)) return `${date} — такого дня нет в календаре`;
  if (day === null) return `«${date}» — не дата вида 31.12.${String(year)}`;
  if (!day.startsWith(`${String(year)}-`)) return `${date} — день другого года`;
  const kind = kindOf(word);
  if (kind === null) return `«${word}» — неизвестный вид дня`;
  return dayFault(day, kind) ?? { day, kind, name: null };
}

/**
 * A year out of lines «дата; вид дня; название», parted by tabs or semicolons as a spreadsheet copies or saves them; a
 * head of columns and empty lines are left out.
 */
export function readCalendar(text: string, year: number): ReadCalendar {
  const read: ReadCalendar = { days: [], faults: [] };
  const seen = new Set<string>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(line);
    if (cells.every((cell) => cell === '')) continue;
    if (/^(дата|день)$/i.test(cells[0] ?? '')) continue;
    const said = lineFault(cells, year);
    const fault = typeof said === 'string' ? said : seen.has(said.day) ? `${cells[0] ?? ''} — уже был` : null;
    if (fault !== null) {
      read.faults.push(`Строка ${String(at + 1)}: ${fault}`);
    } else if (typeof said !== 'string') {
      seen.add(said.day);
      const name = cells[2] ?? '';
      const isKind = Object.values<string>(CALENDAR_DAY_LABELS).includes(name);
      read.days.push({ ...said, name: name === '' || isKind ? null : name.slice(0, 120) });
    }
  }
  return read;
}
