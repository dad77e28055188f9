import { parseRequisites } from './parse-requisites';

test('a card of a company says when it was registered, how it is taxed and whom to ring', () => {
  const text = `Полное наименование: Общество с ограниченной ответственностью «Лесная Плаза»
ИНН/КПП: 7736050003 / 773601001
ОГРН: 1027700229193
Дата присвоения ОГРН: 22.08.2002
Дата регистрации: 12.03.1999
Система налогообложения: УСН
Телефон: +7 495 123-45-67, info@lesplaza.example
Генеральный директор: Орлова Анна Игоревна, действует на основании Устава
Контактное лицо: Сидоров Пётр, менеджер, тел. +7 495 111-22-33, доб. 5, sidorov@lesplaza.example`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      ogrn: '1027700229193',
      registration_date: '1999-03-12',
      tax_system: 'usn',
      phone: '+7 495 123-45-67',
      email: 'info@lesplaza.example',
      contact: {
        name: 'Сидоров Пётр',
        job_title: 'менеджер',
        phone: '+7 495 111-22-33, доб. 5',
        email: 'sidorov@lesplaza.example',
      },
    },
    doubts: ['Система налогообложения УСН: уточните, есть ли НДС 5 или 7 %'],
    unread: [],
  });
});

test('an extract of the register in one line', () => {
  const text = `ООО "ЛЕСНАЯ ПЛАЗА", 125047, Г.МОСКВА, УЛ. ЛЕСНАЯ, Д. 9, ОГРН: 1027700229193, Дата присвоения ОГРН: 22.08.2002, ИНН: 7736050003, КПП: 773601001, ГЕНЕРАЛЬНЫЙ ДИРЕКТОР: Орлова Анна Игоревна`;
  expect(parseRequisites(text)).toMatchObject({
    found: { registration_date: '2002-08-22', ogrn: '1027700229193', signatory: { last_name: 'Орлова' } },
    unread: [],
  });
});

test('an extract of the register line by line', () => {
  const text = `ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "ЛЕСНАЯ ПЛАЗА"
Адрес юридического лица 125047, Г.МОСКВА, УЛ. ЛЕСНАЯ, Д. 9
ОГРН: 1027700229193
Дата присвоения ОГРН: 22.08.2002
ИНН: 7736050003
Руководитель: Генеральный директор Орлова Анна Игоревна`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      legal_address: '125047, Г.МОСКВА, УЛ. ЛЕСНАЯ, Д. 9',
      registration_date: '2002-08-22',
      signatory: { last_name: 'Орлова', job_title: 'Генеральный директор' },
    },
    unread: [],
  });
});

test.each([
  ['ОГРН 1027700229193 от 12 марта 2002 г.', '2002-03-12'],
  ['ОГРН, дата присвоения: 1027700229193 от 12.03.2002', '2002-03-12'],
  ['ОГРН 1027700229193 дата регистрации 12.03.2002', '2002-03-12'],
  ['Дата государственной регистрации\t12.03.2002', '2002-03-12'],
  ['Дата и место регистрации: 12.03.2002, Москва', '2002-03-12'],
  ['Дата внесения записи в ЕГРЮЛ: 12.03.2002', '2002-03-12'],
  ['Дата регистрации: 31.02.2002', undefined],
])('of «%s» the day of registration is %s', (line, day) => {
  const { found } = parseRequisites(`ООО «Лесная Плаза»\n${line}\nИНН 7736050003`);
  expect(found.registration_date).toBe(day);
});

test.each([
  ['ОСНО', 'osn'],
  ['общая', 'osn'],
  ['УСН (доходы), НДС 5 %', 'usn_vat5'],
  ['УСН, НДС 7%', 'usn_vat7'],
  ['упрощённая, без НДС', 'usn'],
  ['патент', 'psn'],
  ['ЕСХН', 'eshn'],
  ['налог на профессиональный доход', 'npd'],
])('taxed by «%s» means %s', (words, system) => {
  const { found, doubts } = parseRequisites(`ИНН 7736050003\nСистема налогообложения: ${words}`);
  expect([found.tax_system, doubts]).toEqual([system, []]);
});

test('a way to be taxed that nobody knows is said to be not understood', () => {
  expect(parseRequisites('ИНН 7736050003\nСистема налогообложения: особая').unread).toEqual([
    'Система налогообложения: особая',
  ]);
});

test.each([
  ['приказа № 15 от 01.02.2024', { basis_type: 'order', basis_number: '15', basis_date: '2024-02-01' }],
  [
    'свидетельства № 77-01 от 5 мая 2020 г.',
    { basis_type: 'certificate', basis_number: '77-01', basis_date: '2020-05-05' },
  ],
])('a director signs on the ground of «%s»', (ground, signs) => {
  const { found } = parseRequisites(
    `МБУ «Школа № 5»\nДиректор Рябов Олег Петрович действует на основании ${ground}`,
  );
  expect(found.signatory).toMatchObject(signs);
});

test('a certificate that is no ground to sign on stays one of registration', () => {
  const text = `АО «Порт»
Директор Рябов Олег Петрович
Свидетельство о регистрации № 123 от 12.03.2002`;
  expect(parseRequisites(text).found.signatory).toMatchObject({ basis_type: 'charter' });
});

test('who signs in another case is said to be not understood', () => {
  const text = `АО «Порт», в лице директора Рябова Олега Петровича, действующего на основании Устава`;
  const { found, unread } = parseRequisites(text);
  expect(found).not.toHaveProperty('signatory');
  expect(unread).toEqual(['директора Рябова Олега Петровича, действующего на основании Устава']);
});

test('a company of a neighbour is not called by its bank, a company abroad keeps the letters of its register', () => {
  const neighbour = `ТОО «Алматы Снаб»
БИН 123456789012
ИИК KZ86125KZT5004100100
БИК KCJBKZKX
АО «Банк ЦентрКредит»`;
  expect(parseRequisites(neighbour).found).toMatchObject({
    type: 'foreign',
    legal_form: 'ТОО',
    name_short: 'Алматы Снаб',
    name_full: 'ТОО «Алматы Снаб»',
  });
  const far = 'Contour Software GmbH\nRegistration No. HRB 12345\nDate of registration: 01.02.2022';
  expect(parseRequisites(far).found).toMatchObject({
    registration_number: 'HRB 12345',
    registration_date: '2022-02-01',
  });
});

test('an extract of the register whose labels stand over their values, with the town before the address', () => {
  const text = `Полное наименование на русском языке
ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "ЛЕСНАЯ ПЛАЗА"
Сокращенное наименование на русском языке
ООО "ЛЕСНАЯ ПЛАЗА"
Место нахождения юридического лица
Г. МОСКВА
Адрес юридического лица
125047, Г.МОСКВА, УЛ. ЛЕСНАЯ, Д. 9
ИНН юридического лица
7736050003
КПП юридического лица
773601001`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      name_full: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "ЛЕСНАЯ ПЛАЗА"',
      name_short: 'ЛЕСНАЯ ПЛАЗА',
      legal_address: '125047, Г.МОСКВА, УЛ. ЛЕСНАЯ, Д. 9',
      inn: '7736050003',
      kpp: '773601001',
    },
    unread: [],
  });
});

test('an invoice says whose its numbers are', () => {
  expect(parseRequisites('ИНН/КПП продавца: 7736050003/773601001').found).toMatchObject({
    inn: '7736050003',
    kpp: '773601001',
  });
});

test.each([
  'Паспорт серия 4510 № 123456, выдан ОВД района Тверской г. Москвы',
  'Паспорт 45 10 123456, выдан ОВД «Тверское» г. Москвы',
  'Договор № 123456, от 12.01.2026',
])('the number of a paper is no index of an address: %s', (line) => {
  const { found, unread } = parseRequisites(`Смирнов Алексей Петрович\nИНН 500100732259\n${line}`);
  expect(found).not.toHaveProperty('legal_address');
  expect(unread).toContain(line);
});

test.each(['Счет банка получателя', 'Счёт банка', 'Сч. банка'])(
  'the account of the bank stands under «%s»',
  (label) => {
    const text = `ИНН 7736050003
Счет получателя: 40702810200000012345
${label}: 30101810400000000225
БИК 044525225
Банк получателя: ПАО Сбербанк`;
    expect(parseRequisites(text).found.banks).toEqual([
      {
        account: '40702810200000012345',
        bic: '044525225',
        bank_name: 'ПАО Сбербанк',
        correspondent_account: '30101810400000000225',
        currency_code: 'RUB',
      },
    ]);
  },
);
