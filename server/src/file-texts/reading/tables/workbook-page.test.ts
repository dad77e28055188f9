import { archive, type Parts } from '../../../files/content/archive.builder';
import { NOT_A_TEXT } from '../unreadable-text';
import { workbookPage } from './workbook-page';

const STYLES = [
  '#,##0.00" ₽"',
  '0.0%',
  'dd.mm.yyyy h:mm',
  'h:mm',
  '[$$-409]#,##0',
  '0" шт. 1"',
  '#,##0.00;[Red]\\-#,##0.00',
];
const styles = `<styleSheet><numFmts>${STYLES.map(
  (code, at) => `<numFmt numFmtId="${String(200 + at)}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${STYLES.map(
  (_, at) => `<xf numFmtId="${String(200 + at)}"/>`,
).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`;

interface GivenSheet {
  name: string;
  state?: string;
  rows: string;
  merges?: readonly string[];
}

function book(sheets: readonly GivenSheet[], more: Parts = {}): Buffer {
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" r:id="r${String(at)}"${state === undefined ? '' : ` state="${state}"`}/>`,
  );
  const relations = sheets.map(
    (_, at) => `<Relationship Id="r${String(at)}" Target="worksheets/s${String(at)}.xml"/>`,
  );
  const parts = sheets.map(({ rows, merges = [] }, at): [string, string] => [
    `xl/worksheets/s${String(at)}.xml`,
    `<worksheet><sheetData>${rows}</sheetData><mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
  ]);
  return archive({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries<string>(parts),
    ...more,
  });
}

const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const number = (place: string, value: number, style = 0) =>
  `<c r="${place}" s="${String(style)}"><v>${String(value)}</v></c>`;
const row = (at: number, ...cells: string[]) => `<row r="${String(at)}">${cells.join('')}</row>`;

test.each([
  [1234567.5, 1, '1 234 567,50 ₽'],
  [0.125, 2, '12,5%'],
  [46054.75, 3, '01.02.2026 18:00'],
  [0.5, 4, '12:00'],
  [1500, 5, '$1 500'],
  [3, 6, '3 шт. 1'],
  [-1500, 7, '-1 500,00'],
  [46054, 8, '01.02.2026'],
  [0.1 + 0.2, 0, '0,3'],
])('%d is shown as a spreadsheet shows it', async (value, style, shown) => {
  const page = await workbookPage(book([{ name: 'Лист1', rows: row(1, number('A1', value, style)) }]));
  expect(page.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`<td class="right">${shown}</td>`);
});

test('a row has its number and its gaps, a merged cell stands once', async () => {
  const rows = row(1, text('A1', 'Прайс-лист')) + row(3, text('A3', 'Стол'), text('C3', 'шт.'));
  const page = await workbookPage(book([{ name: 'Лист1', rows, merges: ['A1:C1', 'Z9'] }]));
  expect(page).toContain(
    '<tr><th>1</th><td colspan="3">Прайс-лист</td></tr>' +
      '<tr><th>3</th><td>Стол</td><td></td><td>шт.</td></tr>',
  );
  expect(page).not.toContain('<nav>');
});

test('a column of texts keeps room to be read in, one of numbers under a long heading does not', async () => {
  const long = 'Кабель силовой ВВГнг(А)-LS 3х2,5 ГОСТ 31996-2012';
  const line = (at: number) =>
    row(at, number(`A${String(at)}`, at), text(`B${String(at)}`, long), text(`C${String(at)}`, 'шт.'));
  const rows = [
    row(1, text('A1', long), text('D1', 'Склад, срок поставки')),
    row(2, text('A2', long)),
    ...Array.from({ length: 12 }, (_, at) => line(at + 3)),
  ].join('');
  const page = await workbookPage(book([{ name: 'Лист1', rows, merges: ['A2:D2'] }]));
  expect(page).toContain('<th>A</th><th class="room-3">B</th><th>C</th><th class="room-2">D</th>');
});

test('sheets that are seen stand by their names, and a hidden one is spoken of', async () => {
  const page = await workbookPage(
    book([
      { name: 'Цены &lt;1&gt;', rows: row(1, text('A1', 'Стол')) },
      { name: 'Черновик', state: 'hidden', rows: row(1, text('A1', 'Себестоимость')) },
      { name: 'Сроки', rows: '' },
    ]),
  );
  expect(page).toContain('<nav><a href="#sheet-1">Цены &lt;1&gt;</a><a href="#sheet-2">Сроки</a></nav>');
  expect(page).toContain('На листе нет заполненных ячеек');
  expect(page).toContain('Скрытые листы книги не показаны');
  expect(page).not.toContain('Себестоимость');
});

test('of a long and wide sheet the beginning is shown, and that is said', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) => row(at + 1, number(`A${String(at + 1)}`, at)));
  rows[0] = row(1, text('A1', 'Номер'), text('AY1', 'далеко'));
  const page = await workbookPage(book([{ name: 'Лист1', rows: rows.join('') }]));
  expect(page).toMatch(/Показаны первые 1\s000 заполненных строк и колонки до 50-й/);
  expect(page).toContain('<th>1000</th>');
  expect(page).not.toContain('<th>1001</th>');
  expect(page).not.toContain('далеко');
});

test('a formula without a value is empty, one with a value shows it, and so does an error', async () => {
  const cells = [
    '<c r="A1"><f>1+1</f></c>',
    '<c r="B1"><f>1+1</f><v>2</v></c>',
    '<c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  ];
  const page = await workbookPage(book([{ name: 'Лист1', rows: row(1, ...cells) }]));
  expect(page).toContain('<td></td><td class="right">2</td><td>#DIV/0!</td>');
});

test.each([
  ['no archive', Buffer.from('таблица')],
  ['an archive without a workbook', archive({ 'a.txt': 'а' })],
  ['a damaged sheet', book([{ name: 'Лист1', rows: '<row><c>' }])],
])('%s is refused with a sentence', async (_, bytes) => {
  await expect(workbookPage(bytes)).rejects.toThrow(NOT_A_TEXT);
});
