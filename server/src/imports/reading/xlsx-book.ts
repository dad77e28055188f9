import { type Archive, type Reading } from './xlsx-archive';
import { kept, UnreadableFile } from './cell';

type Shown = 'day' | 'percent' | null;

/** What cells of the first sheet refer to. */
export interface WorkbookFacts {
  sheet: string;
  /** Days are counted from 1904, as old programs for Macintosh do. */
  isFrom1904: boolean;
  texts: readonly string[];
  /** What styles, by their places, show a number as; null of a number. */
  shows: readonly Shown[];
}

/** More different texts than a sheet of as many rows as are taken can have. */
const MOST_TEXTS = 3_000_000;

async function whole(archive: Archive, name: string, reading: Reading): Promise<void> {
  const pieces = archive.read(name, reading);
  while ((await pieces.next()).done !== true);
}

async function findSheet(archive: Archive): Promise<Pick<WorkbookFacts, 'sheet' | 'isFrom1904'>> {
  let isFrom1904 = false;
  let relation: string | null = null;
  await whole(archive, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      const isShown = (attributes.state ?? 'visible') === 'visible';
      if (name === 'sheet' && relation === null && isShown) relation = attributes['r:id'] ?? null;
    },
  });
  let target = 'worksheets/sheet1.xml';
  if (archive.has('xl/_rels/workbook.xml.rels')) {
    await whole(archive, 'xl/_rels/workbook.xml.rels', {
      open(name, { Id, Target }) {
        if (name === 'Relationship' && Id === relation && Target !== undefined) target = Target;
      },
    });
  }
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!archive.has(sheet)) throw new UnreadableFile('В файле нет листа с данными');
  return { sheet, isFrom1904 };
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
      texts.push(kept(text));
    },
  });
  return texts;
}

const isBuiltInDay = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36);

/** As many signs as a spreadsheet takes of the code of a format; of a longer one nobody has seen the rest. */
const LONGEST_CODE = 255;

function shownByCode(code: string): Shown {
  const bare = code.slice(0, LONGEST_CODE).replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/[dyд]|г{2}/i.test(bare)) return 'day';
  return bare.includes('%') ? 'percent' : null;
}

function shownByNumber(id: number): Shown {
  if (isBuiltInDay(id)) return 'day';
  return id === 9 || id === 10 ? 'percent' : null;
}

async function readStyles(archive: Archive): Promise<Shown[]> {
  if (!archive.has('xl/styles.xml')) return [];
  const own = new Map<number, Shown>();
  const styles: Shown[] = [];
  let isInCells = false;
  await whole(archive, 'xl/styles.xml', {
    open(name, { numFmtId, formatCode }) {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') own.set(id, shownByCode(formatCode ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(own.has(id) ? (own.get(id) ?? null) : shownByNumber(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/** What the cells of the first visible sheet refer to; refuses with a sentence a workbook without one. */
export async function readWorkbook(archive: Archive): Promise<WorkbookFacts> {
  const found = await findSheet(archive);
  return { ...found, texts: await readTexts(archive), shows: await readStyles(archive) };
}
