import { type Archive, type Reading } from './xlsx-archive';
import { UnreadableFile } from './unreadable-file';

type Shown = 'day' | 'percent' | null;

/** A sheet that a person sees. */
export interface Sheet {
  name: string;
  /** Where its cells stand in the archive. */
  part: string;
}

/** What cells of the sheets refer to. */
export interface WorkbookFacts {
  /** At least one, in their order. */
  sheets: readonly [Sheet, ...Sheet[]];
  hasHiddenSheets: boolean;
  /** Days are counted from 1904, as old programs for Macintosh do. */
  isFrom1904: boolean;
  texts: readonly string[];
  /** What styles, by their places, show a number as; null of a number. */
  shows: readonly Shown[];
  /** The code of the number format of styles, by their places. */
  codes: readonly string[];
}

/** More different texts than a sheet of as many rows as are taken can have. */
const MOST_TEXTS = 3_000_000;

/** Characters of a cell: as many as a spreadsheet takes. */
const LONGEST_TEXT = 32_767;

async function whole(archive: Archive, name: string, reading: Reading): Promise<void> {
  const pieces = archive.read(name, reading);
  while ((await pieces.next()).done !== true);
}

async function readTargets(archive: Archive): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  if (!archive.has('xl/_rels/workbook.xml.rels')) return targets;
  await whole(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target);
    },
  });
  return targets;
}

async function findSheets(
  archive: Archive,
): Promise<Pick<WorkbookFacts, 'sheets' | 'hasHiddenSheets' | 'isFrom1904'>> {
  let isFrom1904 = false;
  let hasHiddenSheets = false;
  const seen: { name: string; relation: string }[] = [];
  await whole(archive, 'xl/workbook.xml', {
    open(element, attributes) {
      if (element === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (element !== 'sheet') return;
      const { name = '', state = 'visible', 'r:id': relation = '' } = attributes;
      if (state === 'visible') seen.push({ name, relation });
      else hasHiddenSheets = true;
    },
  });
  const targets = await readTargets(archive);
  const partOf = (relation: string, at: number) => {
    const target = targets.get(relation) ?? `worksheets/sheet${String(at + 1)}.xml`;
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  };
  const [sheet, ...others] = (seen.length > 0 ? seen : [{ name: '', relation: '' }])
    .map(({ name, relation }, at) => ({ name, part: partOf(relation, at) }))
    .filter(({ part }) => archive.has(part));
  if (sheet === undefined) throw new UnreadableFile('В файле нет листа с данными');
  return { sheets: [sheet, ...others], hasHiddenSheets, isFrom1904 };
}

async function readTexts(archive: Archive): Promise<string[]> {
  const name = 'xl/sharedStrings.xml';
  if (!archive.has(name)) return [];
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isHint = false;
  await whole(archive, name, {
    open(element) {
      if (element === 'si') text = '';
      // How a word is read aloud is no part of it.
      if (element === 'rPh') isHint = true;
      isText = element === 't' && !isHint;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(element) {
      if (element === 't') isText = false;
      if (element === 'rPh') isHint = false;
      if (element !== 'si') return;
      if (texts.length === MOST_TEXTS)
        throw new UnreadableFile('В файле слишком много данных. Разделите его');
      texts.push(text.slice(0, LONGEST_TEXT));
    },
  });
  return texts;
}

/** What spreadsheets know without being told, by its number. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  18: 'h:mm',
  19: 'h:mm',
  20: 'h:mm',
  21: 'h:mm',
  22: 'dd.mm.yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
};
const isBuiltInDay = (id: number) => (id >= 14 && id <= 17) || (id >= 27 && id <= 36);
const codeOf = (id: number) => (isBuiltInDay(id) ? 'dd.mm.yyyy' : (BUILT_IN[id] ?? ''));

/** As many signs as a spreadsheet takes of the code of a format; of a longer one nobody has seen the rest. */
const LONGEST_CODE = 255;

function shownByCode(code: string): Shown {
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/[dyд]|г{2}/i.test(bare)) return 'day';
  return bare.includes('%') ? 'percent' : null;
}

async function readCodes(archive: Archive): Promise<string[]> {
  if (!archive.has('xl/styles.xml')) return [];
  const own = new Map<number, string>();
  const codes: string[] = [];
  let isInCells = false;
  await whole(archive, 'xl/styles.xml', {
    open(name, { numFmtId, formatCode }) {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') own.set(id, (formatCode ?? '').slice(0, LONGEST_CODE));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) codes.push(own.get(id) ?? codeOf(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return codes;
}

/** What the cells of the visible sheets refer to; refuses with a sentence a workbook without one. */
export async function readWorkbook(archive: Archive): Promise<WorkbookFacts> {
  const found = await findSheets(archive);
  const codes = await readCodes(archive);
  return { ...found, texts: await readTexts(archive), codes, shows: codes.map(shownByCode) };
}
