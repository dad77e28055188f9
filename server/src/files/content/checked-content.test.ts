import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { contractDocx } from '../../demo/texts/contract-docx';
import { workbookStream } from '../../exports/xlsx-writer';
import { HttpError } from '../../platform/http/errors';
import { archive, DOCX, openDocument, type Parts, streamedArchive, XLSX } from './archive.builder';
import { checkedContent } from './checked-content';
import type { Extension } from './file-format';

/** The bytes that came through, or the status and the sentence of the refusal. */
async function passed(content: Buffer, extension: Extension, chunk = 65_536): Promise<string> {
  const chunks = Array.from({ length: Math.ceil(content.length / chunk) }, (_, at) =>
    content.subarray(at * chunk, (at + 1) * chunk),
  );
  try {
    const through = await buffer(checkedContent(Readable.from(chunks), extension));
    return through.equals(content) ? 'whole' : 'other';
  } catch (error) {
    if (error instanceof HttpError) return `${String(error.status)} ${error.message}`;
    throw error;
  }
}

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const many = (count: number): Parts =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${String(at)}.txt`, '']));
/** The archive with another number at the place, counted from the first appearance of the signature. */
function patched(
  content: Buffer,
  { signature, at, value }: { signature: string; at: number; value: number },
) {
  const copy = Buffer.from(content);
  copy.writeUInt32LE(value, copy.indexOf(Buffer.from(signature, 'latin1')) + at);
  return copy;
}

const LOCAL = 'PK\u0003\u0004';
const ENTRY = 'PK\u0001\u0002';

describe('an archive that is what its extension says', () => {
  it.each<[string, Extension, Buffer]>([
    ['a document', 'docx', archive(DOCX)],
    ['a document with parts that are not packed', 'docx', archive(DOCX, 0)],
    ['a document with sizes behind the parts', 'docx', streamedArchive(DOCX)],
    ['a workbook', 'xlsx', archive(XLSX)],
    ['a text', 'odt', archive(openDocument('text'), 0)],
    ['a table', 'ods', archive(openDocument('spreadsheet'), 0)],
    ['any files', 'zip', archive({ 'readme.txt': 'text', 'a/b.xml': '<a/>' })],
    ['no files', 'zip', archive({})],
    ['a folder', 'zip', archive({ 'folder/': '', 'folder/a.txt': 'a' })],
    ['two thousand parts', 'zip', archive(many(2000))],
    ['much text', 'zip', archive({ 'text.xml': Buffer.from('<строка>'.repeat(100_000)) })],
  ])('is taken whole: %s', async (_, extension, content) => {
    expect(await passed(content, extension)).toBe('whole');
    expect(await passed(content, extension, 1021)).toBe('whole');
  });

  it('is taken byte by byte as well', async () => {
    expect(await passed(streamedArchive(DOCX), 'docx', 1)).toBe('whole');
  });

  it('is also what this product writes itself', async () => {
    async function* rows() {
      yield [{ number: 1 }, { number: 2 }];
    }
    const columns = [
      { title: '№', width: 10, kind: 'number' as const, value: (row: { number: number }) => row.number },
    ];
    const book = await buffer(workbookStream({ title: 'Договоры', columns, rows: rows() }));
    expect(await passed(book, 'xlsx')).toBe('whole');
    const text = contractDocx({
      title: 'Договор',
      place: 'Москва',
      day: '20.11.2026',
      preamble: '',
      sections: [],
      table: [],
      total: null,
      sides: ['Мы', 'Они'],
    });
    expect(await passed(text, 'docx')).toBe('whole');
  });
});

describe('an archive that is not', () => {
  it.each<[string, Extension, Buffer]>([
    ['a text called a document', 'docx', archive({ 'readme.txt': 'text' })],
    ['a workbook called a document', 'docx', archive(XLSX)],
    ['a document called a workbook', 'xlsx', archive(DOCX)],
    ['a document without the list of its contents', 'docx', archive({ 'word/document.xml': '<a/>' })],
    ['a table called a text', 'odt', archive(openDocument('spreadsheet'), 0)],
    ['a text without its kind', 'odt', archive({ 'content.xml': '<a/>' })],
  ])('is refused: %s', async (_, extension, content) => {
    expect(await passed(content, extension)).toMatch(/^415 .*не соответствует расширению/);
  });

  it.each(['docx', 'xlsx'] as const)('is refused with macros in %s', async (extension) => {
    const parts = { ...(extension === 'docx' ? DOCX : XLSX), 'word/vbaProject.bin': 'macro' };
    expect(await passed(archive(parts), extension)).toMatch(/^415 .*макросы/);
  });

  const MAIN = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const PROJECT = 'application/vnd.ms-office.vbaProject';
  const listing = (type: string) =>
    `<Types><Override PartName="/word/extra.bin" ContentType="${type}"/></Types>`;
  it.each<[string, string | Uint8Array]>([
    ['the document', listing(MAIN)],
    ['a part under another name', listing(PROJECT)],
    ['a part, written with a number for a sign', listing(PROJECT.replace('v', '&#118;'))],
    [
      'a part, before a harmless type of another prefix',
      listing(`${PROJECT}" x:ContentType="application/xml`),
    ],
    ['a part, in UTF-16', Buffer.from(`\uFEFF${listing(PROJECT)}`, 'utf16le')],
  ])('is refused when its list of parts names as one with macros %s', async (_, list) => {
    const parts = { ...DOCX, '[Content_Types].xml': list, 'word/extra.bin': 'macro' };
    for (const written of [archive(parts), archive(parts, 0), streamedArchive(parts)])
      expect(await passed(written, 'docx')).toMatch(/^415 .*макросы/);
  });

  it('is refused with a list of parts that no program reads', async () => {
    for (const list of ['<Types', `<Types>${' '.repeat(5_000_000)}</Types>`])
      expect(await passed(archive({ ...DOCX, '[Content_Types].xml': list }), 'docx')).toMatch(
        /^415 Файл повреждён/,
      );
  });

  it('is refused as soon as it has too many parts', async () => {
    expect(await passed(archive(many(2001)), 'zip')).toMatch(/^415 Внутри файла больше 2.000 частей/);
    expect(await passed(archive({ ...DOCX, ...many(30_000) }), 'docx')).toMatch(/^415 Внутри файла больше/);
  });

  it.each([
    ['with the sizes before the parts', archive],
    ['with the sizes behind the parts', streamedArchive],
  ])('is refused when it unpacks to a thousand times as much, %s', async (_, written) => {
    const bomb = written({ ...DOCX, 'word/media.bin': zeros(64) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await passed(bomb, 'docx')).toMatch(/^413 Файл распаковывается/);
  });

  const honest = archive({ ...DOCX, 'word/media.bin': zeros(1) });
  const UNPACKABLE = { signature: 'word/media.bin', at: 30, value: 0xffff_ffff };
  it.each([
    ['the size before a part lies', patched(honest, { signature: LOCAL, at: 22, value: 7 })],
    ['the size in the directory lies', patched(honest, { signature: ENTRY, at: 24, value: 7 })],
    ['the packed size in the directory lies', patched(honest, { signature: ENTRY, at: 20, value: 7 })],
    ['the packed size before a part lies', patched(honest, { signature: LOCAL, at: 18, value: 7 })],
    ['two parts lie in one place', patched(honest, { signature: ENTRY, at: 42, value: 1 })],
    ['the directory names a part less', patched(honest, { signature: ENTRY, at: 0, value: 0 })],
    ['a part cannot be unpacked', patched(honest, UNPACKABLE)],
    [
      'a part of unknown length cannot be unpacked',
      patched(streamedArchive({ ...DOCX, 'word/media.bin': zeros(1) }), UNPACKABLE),
    ],
    ['a part unpacks to something else', patched(honest, { signature: ENTRY, at: 16, value: 7 })],
    ['the end is missing', honest.subarray(0, -1)],
    ['the directory is missing', honest.subarray(0, honest.indexOf(ENTRY, 0, 'latin1'))],
    ['something follows the end', Buffer.concat([honest, Buffer.from('more')])],
    ['a name is there twice', archive({ ...DOCX, 'WORD/document.xml': '<other/>' })],
  ])('is refused when %s', async (_, content) => {
    expect(await passed(content, 'docx')).toMatch(/^415 Файл повреждён/);
  });
});

describe('a PDF', () => {
  it('is taken with an end and refused without', async () => {
    const body = `%PDF-1.7\n${'0 0 m\n'.repeat(5000)}`;
    expect(await passed(Buffer.from(`${body}%%EOF\n`), 'pdf')).toBe('whole');
    expect(await passed(Buffer.from(`${body}%%EOF\n`), 'pdf', 3)).toBe('whole');
    expect(await passed(Buffer.from(body), 'pdf')).toMatch(/^415 Файл повреждён/);
    expect(await passed(Buffer.from(`%PDF-1.7 %%EOF ${body}`), 'pdf')).toMatch(/^415 Файл повреждён/);
  });
});
