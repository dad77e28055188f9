import { strFromU8, unzipSync } from 'fflate';
import type { TestApp } from '../platform/testing/test-app';
import { anImportDesk, type ImportDesk } from './import-desk.builder';
import { importing, inOldEncoding, workbook } from './import.builder';

let app: TestApp;
let employee: ImportDesk['employee'];

beforeAll(async () => {
  ({ app, employee } = await anImportDesk());
});
afterAll(() => app.close());

const person = async () => importing(app, app.as(await employee()));
const csv = (text: string) => Buffer.from(text);
const titles = { resource: 'job-titles', fileName: 'Должности.csv' };

test('titles above a table are no heading: the row that names most fields is', async () => {
  const clerk = await person();
  const content = workbook([
    ['Штатное расписание на 01.11.2026'],
    [],
    ['Утвердил', 'Категория'],
    ['№', 'Группа', 'Название', 'Категория, по приказу'],
    [1, 'x', 'Дозиметрист', 'Специалист'],
  ]);
  const job = await clerk.file({ ...titles, fileName: 'т.xlsx', content });
  expect(job).toMatchObject({ heading_row: 4, rows_total: 1, mapping: [null, null, 'name', 'category'] });
  expect(await clerk.run(job)).toMatchObject({ created_count: 1 });
  const strange = csv('Список;;\n\nКто он;Чем занят\nА;Б\n');
  const unknown = await clerk.file({ ...titles, content: strange });
  expect(unknown).toMatchObject({ heading_row: 3, rows_total: 1, mapping: [null, null] });
  const known = await clerk.change(unknown, { mapping: ['name', null] });
  expect(known.statusCode).toBe(200);
  const again = await clerk.file({ ...titles, content: csv('Чем занят;Кто он\nБ;А\n') });
  expect(again).toMatchObject({ heading_row: 1, mapping: [null, 'name'] });
});

test('of several sheets the first is loaded, and where it holds no rows that is said', async () => {
  const clerk = await person();
  const others = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Титул" r:id="a"/><sheet name="Данные" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/>' +
      '<Relationship Id="b" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row/></sheetData></worksheet>',
  };
  const read = async (content: Buffer) => clerk.file({ ...titles, fileName: 'т.xlsx', content });
  const message = 'На первом листе «Титул» нет строк с данными, а загружается только первый лист';
  expect(await read(workbook([['Штатное расписание']], others))).toMatchObject({ status: 'failed', message });
  expect(await read(workbook([], others))).toMatchObject({ status: 'failed', message });
  expect(await read(workbook([['Название']]))).toMatchObject({ message: 'В файле нет строк с данными' });
});

test('a column that is headed by what its rows are names them, unless the book has a field called so', async () => {
  const clerk = await person();
  const mapped = async (resource: string, text: string) =>
    (await clerk.file({ resource, fileName: 'т.csv', content: csv(text) })).mapping;
  expect(await mapped('job-titles', 'Должность;Категория\nЮнга;Прочие\n')).toEqual(['name', 'category']);
  expect(await mapped('departments', 'Код;Подразделение\nУЗ;Узел\n')).toEqual(['code', 'name']);
  const goods = 'Товары и услуги;Категория\nКабель;Кабели\n';
  expect(await mapped('products', goods)).toEqual(['name', 'category_id']);
});

test('what a formula has come to is no value of a row, nor when its row comes back put right by half', async () => {
  const caller = app.as(await employee());
  const clerk = importing(app, caller);
  const text = 'sep=;\r\nНазвание;Категория\r\n#Н/Д;Специалист\r\n#REF!;Прочие\r\nТопограф;Неведомо\r\n';
  const first = await clerk.run(await clerk.file({ ...titles, content: csv(text) }), { dry_run: true });
  expect(first).toMatchObject({ heading_row: 1, created_count: 0, failed_count: 3 });
  expect(first.errors[0]?.message).toBe('Название: В ячейке ошибка формулы #Н/Д: впишите значение');
  const wrong = (await caller.get(first.errors_url ?? '')).rawPayload;
  const second = await clerk.file({ ...titles, fileName: 'Ошибки.xlsx', content: wrong });
  expect(second.columns.map(({ title }) => title)).toEqual([
    'Название',
    'Категория',
    'Что исправить',
    'Строка файла',
  ]);
  expect(second.columns[0]?.samples).toEqual(['#Н/Д', '#REF!', 'Топограф']);
  const still = await clerk.run(second, { dry_run: true });
  expect(still).toMatchObject({ created_count: 0, failed_count: 3 });
  const third = (await caller.get(still.errors_url ?? '')).rawPayload;
  const last = await clerk.file({ ...titles, fileName: 'Ошибки.xlsx', content: third });
  expect(last.columns).toHaveLength(4);
});

test('numbers come back as numbers, codes and whatever could be computed as texts', async () => {
  const caller = app.as(await employee());
  const clerk = importing(app, caller);
  const rows = [
    ['Название', 'Артикул', 'Цена', 'Заметка', 'Категория', 'Единица измерения'],
    ['Кабель', '0102', -5, '=1+1', 'Кабели', 'шт'],
    ['-7', '', 10.5, '', 'Кабели', 'шт'],
  ];
  const goods = { resource: 'products', fileName: 'т.xlsx' };
  const first = await clerk.file({ ...goods, content: workbook(rows) });
  const checked = await clerk.run(first, { dry_run: true });
  expect(checked.failed_count).toBe(2);
  const wrong = (await caller.get(checked.errors_url ?? '')).rawPayload;
  const sheet = strFromU8(unzipSync(wrong)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  for (const number of ['-5', '10.5']) expect(sheet).toContain(`<v>${number}</v>`);
  for (const text of ['0102', "'=1+1", '-7']) expect(sheet).toContain(`>${text}</t>`);
  const again = await clerk.run(await clerk.file({ ...goods, content: wrong }), { dry_run: true });
  expect(again.errors.map(({ message }) => message)).toEqual(checked.errors.map(({ message }) => message));
  expect(again.errors[0]?.message).toContain('Цена: Не меньше нуля');
});

test('a day and a share come back as the sheet shows them', async () => {
  const clerk = await person();
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>';
  const cells = ['<c s="1"><v>46387</v></c>', '<c s="2"><v>0.07</v></c>', '<c s="3"><v>0.305</v></c>'];
  const content = workbook([['А', 'Б', 'В'], cells.map((xml) => ({ xml }))], { 'xl/styles.xml': styles });
  const job = await clerk.file({ ...titles, fileName: 'т.xlsx', content });
  expect(job.columns.map(({ samples }) => samples[0])).toEqual(['31.12.2026', '7%', '30.5%']);
});

test('a format without an end costs no more than its file', async () => {
  const clerk = await person();
  const code = '['.repeat(400_000);
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts></styleSheet>`;
  const content = workbook([['Название'], ['Юнга']], { 'xl/styles.xml': styles });
  // Work that grew with the square of the code would not end within the test's own time.
  const job = await clerk.file({ ...titles, fileName: 'т.xlsx', content });
  expect(job.columns[0]?.samples[0]).toBe('Юнга');
});

test('titles above a text do not hide what parts its columns', async () => {
  const clerk = await person();
  for (const [sign, file] of [
    ['\t', 'Должности, утверждённые приказом\n\nНазвание\tКатегория\nСтаршина\tПрочие\n'],
    [',', 'Штатное расписание\nНазвание,Категория\n"Лоцман, старший",Прочие\n'],
    [';', 'Категория;Название\nПрочие;Боцман, старший\nПрочие;Кок, младший\n'],
  ] as const) {
    const job = await clerk.file({ ...titles, content: csv(file) });
    expect({ sign, mapped: job.mapping.filter(Boolean).length }).toEqual({ sign, mapped: 2 });
  }
});

test('companies come as 1С writes them: the form behind the name, ИНН and КПП in one cell, dashes for nothing', async () => {
  const clerk = await person();
  const text = [
    'Наименование;ИНН/КПП;ОГРН;Телефон',
    'РОМАШКА ООО;7736207543/770401001;—;-',
    'Василёк, АО;7707083893 / 773601001;;',
    'ООО«Лютик»;7702070139;–;',
  ].join('\n');
  const job = await clerk.file({ resource: 'counterparties', fileName: '1с.csv', content: csv(text) });
  expect(job.mapping).toEqual(['name_short', 'inn', 'ogrn', 'phone']);
  const done = await clerk.run(job);
  expect(done.errors).toEqual([{ row: 4, message: 'КПП: Это поле обязательно для заполнения' }]);
  const made = await app.db
    .selectFrom('counterparties')
    .select(['legal_form', 'name_short', 'name_full', 'inn', 'kpp', 'ogrn', 'phone'])
    .where('inn', 'in', ['7736207543', '7707083893'])
    .where('is_own', '=', false)
    .orderBy('id')
    .execute();
  const nothing = { ogrn: null, phone: null };
  expect(made).toEqual([
    {
      legal_form: 'ООО',
      name_short: 'РОМАШКА',
      name_full: 'ООО «РОМАШКА»',
      inn: '7736207543',
      kpp: '770401001',
      ...nothing,
    },
    {
      legal_form: 'АО',
      name_short: 'Василёк',
      name_full: 'АО «Василёк»',
      inn: '7707083893',
      kpp: '773601001',
      ...nothing,
    },
  ]);
});

test('a company is named in a file as in the extract of ЕГРЮЛ', async () => {
  const clerk = await person();
  const mapped = async (text: string) =>
    (await clerk.file({ resource: 'counterparties', fileName: 'егрюл.csv', content: csv(text) })).mapping;
  const row = 'ООО «Вереск»;ООО «Вереск»;7702070139\n';
  expect(await mapped(`Краткое наименование;Полное наименование;ИНН\n${row}`)).toEqual([
    'name_short',
    'name_full',
    'inn',
  ]);
  expect(await mapped(`Сокращенное наименование;Полное наименование;ИНН\n${row}`)).toEqual([
    'name_short',
    'name_full',
    'inn',
  ]);
});

test('of a mistyped ИНН the row is told itself: the form of the name says what kind of company it is', async () => {
  const clerk = await person();
  const text = 'Наименование;ИНН\nООО «Опечатка»;77362O7543\nИП Опечаткин О. О.;нет\nОпечатка;12\n';
  const job = await clerk.file({ resource: 'counterparties', fileName: 'о.csv', content: csv(text) });
  const { errors } = await clerk.run(job, { dry_run: true });
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^ИНН: /),
    expect.stringMatching(/^ИНН: /),
    'Тип: Это поле обязательно для заполнения',
  ]);
});

test('of a row with a word no book has the rest is told as well, so that it is put right once', async () => {
  const clerk = await person();
  const text =
    'Наименование;ИНН;КПП;Электронная почта;Ответственный\n' +
    'ООО «Опечатка»;7707083890;773601001;не почта;Неведомый\nООО «Опечатка»;;;;Неведомый\n';
  const job = await clerk.file({ resource: 'counterparties', fileName: 'о.csv', content: csv(text) });
  const { errors } = await clerk.run(job, { dry_run: true });
  expect(errors.map(({ message }) => message.split('; ').sort())).toEqual([
    [
      expect.stringMatching(/^ИНН: Такого ИНН не бывает/),
      expect.stringMatching(/^Ответственный: /),
      'Электронная почта: Укажите адрес вида name@company.ru',
    ],
    [expect.stringMatching(/^Ответственный: /)],
  ]);
});

test('whoever has no ИНН is found again by the number at home, or by name', async () => {
  const clerk = await person();
  const head = 'Название;Тип;Код страны;Налоговый номер в своей стране;Телефон';
  const load = async (mode: string, ...rows: string[]) =>
    clerk.run(
      await clerk.file({
        resource: 'counterparties',
        mode,
        fileName: 'п.csv',
        content: csv([head, ...rows].join('\n')),
      }),
    );
  const [baltic, person1] = ['Baltic Optics OÜ;Нерезидент;EE;EE100', 'Ершов Олег Ильич;Физическое лицо;;'];
  expect(await load('upsert', `${baltic};55551`, `${person1};55551`)).toMatchObject({ created_count: 2 });
  expect(await load('create', `${baltic};55552`, `${person1};55552`)).toMatchObject({
    created_count: 0,
    skipped_count: 2,
  });
  const again = await load('upsert', 'Baltic Optics;Нерезидент;EE;EE100;55553', `${person1};55553`);
  expect(again).toMatchObject({ created_count: 0, updated_count: 2 });
  // Another number is another company, whatever it is called.
  const other = await load(
    'upsert',
    'Baltic Optics;Нерезидент;EE;EE200;55554',
    `${baltic};55555`,
    `${baltic};55556`,
  );
  expect(other).toMatchObject({ created_count: 1, updated_count: 1, failed_count: 1 });
  expect(other.errors[0]?.message).toBe('Повторяет строку 3');
});

test('«нет» in place of a phone is an empty cell, and a country may be written in small letters', async () => {
  const clerk = await person();
  const content = csv(
    'Название;Тип;Код страны;Телефон;Сайт;Электронная почта\nAstana Trade;Нерезидент;kz;нет;-;—\n',
  );
  const job = await clerk.file({ resource: 'counterparties', fileName: 'п.csv', content });
  expect(await clerk.run(job)).toMatchObject({ created_count: 1, errors: [] });
  const written = await app.db
    .selectFrom('counterparties')
    .select(['country_code', 'phone', 'website', 'email'])
    .where('name_short', '=', 'Astana Trade')
    .executeTakeFirstOrThrow();
  expect(written).toEqual({ country_code: 'KZ', phone: null, website: null, email: null });
});

test('zeros a spreadsheet has dropped come back, and a number is told by its sign', async () => {
  const clerk = await person();
  const text = 'Наименование;Обозначение;Код ОКЕИ\nЛигатура тестовая;лигт;7\n';
  const measures = await clerk.file({ resource: 'measures', fileName: 'е.csv', content: csv(text) });
  expect(await clerk.run(measures)).toMatchObject({ created_count: 1, errors: [] });
  const { okei_code } = await app.db
    .selectFrom('measures')
    .select('okei_code')
    .where('symbol', '=', 'лигт')
    .executeTakeFirstOrThrow();
  expect(okei_code).toBe('007');
  const agreements = csv('№;№ договора;Дата\n1;П-1;20.11.2026\n');
  const job = await clerk.file({ resource: 'agreements', fileName: 'д.csv', content: agreements });
  expect(job.mapping).toEqual([null, 'number', 'agreement_date']);
});

test.each(['ibm866', 'koi8-r'])(
  'a table of an older program is read in its encoding: %s',
  async (encoding) => {
    const clerk = await person();
    const content = inOldEncoding(
      'Название;Категория\nОПЕРАТОР СТАНЦИИ;Специалист\nНаладчик приборов;Прочие\n',
      encoding,
    );
    const job = await clerk.file({ ...titles, content });
    expect(job.columns).toEqual([
      { title: 'Название', samples: ['ОПЕРАТОР СТАНЦИИ', 'Наладчик приборов'] },
      { title: 'Категория', samples: ['Специалист', 'Прочие'] },
    ]);
  },
);

test('a text in UTF-16 is refused with what to do', async () => {
  const content = Buffer.from('\uFEFFНазвание;Категория\nОператор;Прочие\n', 'utf16le');
  const answer = await (await person()).post({ ...titles, content });
  expect(answer.statusCode).toBe(415);
  expect(answer.json<{ message: string }>().message).toContain('UTF-16, сохраните его в UTF-8');
});

test('columns a load cannot be run with are not offered the next time', async () => {
  const clerk = await person();
  const content = csv('Должность по штату;Категория\nКалибровщик;Прочие\n');
  const first = await clerk.file({ ...titles, content });
  await clerk.change(first, { mapping: [null, null] });
  expect(await clerk.file({ ...titles, content })).toMatchObject({ mapping: first.mapping });
});
