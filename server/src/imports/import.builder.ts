import type { ImportJob } from 'shared/contract/exchange/import';
import { archive, type Parts } from '../files/content/archive.builder';
import { formBody, formHeaders } from '../files/upload.builder';
import type { Caller, TestApp } from '../platform/testing/test-app';

/** XML of a cell without its place: `<v>12</v>` of a number, a whole `<c …>` of anything else, or a plain text. */
export type SheetCell = string | number | { xml: string };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function cellXml(cell: SheetCell): string {
  if (typeof cell === 'object') return cell.xml;
  if (typeof cell === 'number') return `<c><v>${String(cell)}</v></c>`;
  return cell === '' ? '<c/>' : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

/** A workbook of one sheet. */
export function workbook(rows: readonly (readonly SheetCell[])[], others: Parts = {}): Buffer {
  const lines = rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`);
  return archive({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ...others,
  });
}

/** A text of Russian letters and ASCII in an encoding of one byte a sign. */
export function inOldEncoding(text: string, encoding: string): Buffer {
  const signs = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, code) => code))];
  return Buffer.from([...text].map((sign) => signs.indexOf(sign)));
}

/** A text in windows-1251, as Russian Excel writes it. */
export const windows1251 = (text: string): Buffer => inOldEncoding(text, 'windows-1251');

export interface GivenFile {
  resource: string;
  mode?: string;
  given?: object;
  fileName?: string;
  content: Buffer;
}

/** The form of a file to be loaded. */
export function importForm({
  resource,
  mode = 'create',
  given,
  fileName = 'Таблица.xlsx',
  content,
}: GivenFile) {
  const payload = formBody([
    { name: 'resource', value: resource },
    { name: 'mode', value: mode },
    ...(given === undefined ? [] : [{ name: 'given', value: JSON.stringify(given) }]),
    { name: 'file', value: content, fileName },
  ]);
  return { payload, headers: formHeaders };
}

/** Steps of one person through an import. */
export function importing(app: TestApp, caller: Caller) {
  const address = (job: { id: number }) => `/api/imports/${String(job.id)}`;
  const get = async (job: { id: number }) => (await caller.get(address(job))).json<ImportJob>();
  return {
    get,
    address,
    post: (given: GivenFile) => caller.inject({ method: 'POST', url: '/api/imports', ...importForm(given) }),
    /** The file, read. */
    async file(given: GivenFile): Promise<ImportJob> {
      const answer = await caller.inject({ method: 'POST', url: '/api/imports', ...importForm(given) });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      await app.jobs.run();
      return get(answer.json<ImportJob>());
    },
    change: (job: ImportJob, body: object) => caller.patch(address(job), body),
    /** A check or a load, to its end. */
    async run(job: ImportJob, body: object = { dry_run: false }): Promise<ImportJob> {
      const changed = await caller.patch(address(job), body);
      if (changed.statusCode !== 200) throw new Error(changed.body);
      const begun = await caller.post(`${address(job)}/run`);
      if (begun.statusCode !== 200) throw new Error(begun.body);
      await app.jobs.run();
      return get(job);
    },
  };
}
