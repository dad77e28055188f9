import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { UnreadableFile } from '../../platform/workbook/unreadable-file';
import { type FileRow, rowOf, type Rows, textCell } from './cell';

const PORTION = 500;
const DELIMITERS = [';', '\t', ','] as const;

async function isUtf8(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch {
    // A refusal of the decoder is the answer; a failure of the store comes up again when the text is read.
    return false;
  }
}

/** One byte a sign, the first being what Russian Excel writes: of the others a text has to look more Russian. */
const OLD_ENCODINGS = ['windows-1251', 'ibm866', 'koi8-r'] as const;
/** Two thirds of the letters of a Russian text, whichever their case. */
const COMMON = /[оеаинтсрвл]/giu;
const MARGIN = 0.2;
const SAMPLE = 64 * 1024;

/** How much of what is not ASCII are the letters a Russian text is mostly made of. */
function russianness(text: string): number {
  const strange = text.replace(/[\0-\x7f]/g, '');
  return strange === '' ? 0 : (strange.match(COMMON)?.length ?? 0) / strange.length;
}

async function oldEncodingOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= SAMPLE) break;
  }
  const head = Buffer.concat(chunks);
  const [usual, ...others] = OLD_ENCODINGS.map((name) => ({
    name,
    score: russianness(new TextDecoder(name).decode(head)),
  }));
  const other = others.find(({ score }) => score > (usual?.score ?? 0) + MARGIN);
  return (other ?? usual)?.name ?? 'windows-1251';
}

async function* decoded(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** The line by which a program tells Excel the delimiter; Excel does not show it. */
const TOLD = /^sep=([;\t,|])\r?\n/i;

/** First lines that tell the delimiter: titles above a table hold none, or commas of their own. */
const TELLING_LINES = 20;

/** How many of the lines the delimiter parts into as many columns, and how often it stands in all of them. */
function agreementOf(lines: readonly string[], delimiter: string): [agreeing: number, signs: number] {
  const signs = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
  const alike = signs.map((count) => signs.filter((other) => other === count).length);
  return [Math.max(0, ...alike), signs.reduce((sum, count) => sum + count, 0)];
}

/** The delimiter that parts most of the first lines into as many columns, outside of quotes. */
function delimiterOf(head: string): string {
  const lines = head
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, TELLING_LINES);
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, told: agreementOf(lines, delimiter) })).sort(
    (a, b) => b.told[0] - a.told[0] || b.told[1] - a.told[1],
  );
  return best?.delimiter ?? ';';
}

async function* withHead(texts: AsyncIterator<string>, head: string): AsyncGenerator<string> {
  yield head;
  for (let next = await texts.next(); next.done !== true; next = await texts.next()) yield next.value;
}

async function* parsed(texts: AsyncIterable<string>): AsyncGenerator<FileRow[]> {
  const source = texts[Symbol.asyncIterator]();
  let head = '';
  for (let next = await source.next(); next.done !== true; next = await source.next()) {
    head += next.value;
    if (head.length > 64_000) break;
  }
  const [line = '', told] = TOLD.exec(head) ?? [];
  head = head.slice(line.length);
  const parser = Readable.from(withHead(source, head)).pipe(
    parse({
      delimiter: told ?? delimiterOf(head),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      max_record_size: 1_000_000,
    }),
  );
  let portion: FileRow[] = [];
  // A record may go over several lines, and is counted as the spreadsheet shows it.
  let number = 0;
  for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
    number += 1;
    const row = rowOf(number, record.map(textCell));
    if (row !== null) portion.push(row);
    if (portion.length === PORTION) {
      yield portion;
      portion = [];
    }
  }
  yield portion;
}

/**
 * Rows of a text with delimiters: semicolons, tabs or commas, in UTF-8, in windows-1251 as Russian Excel writes it, or
 * in an encoding of older programs. `open` is called for each reading; refuses with a sentence what is no such text.
 */
export async function* csvRows(open: () => Promise<AsyncIterable<Buffer>>): AsyncGenerator<FileRow[]> {
  const encoding = (await isUtf8(await open())) ? 'utf-8' : await oldEncodingOf(await open());
  const rows: Rows = parsed(decoded(await open(), encoding));
  try {
    yield* rows;
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('CSV_')) {
      throw new UnreadableFile('Текст в файле не делится на колонки. Сохраните таблицу как CSV ещё раз');
    }
    throw error;
  }
}
