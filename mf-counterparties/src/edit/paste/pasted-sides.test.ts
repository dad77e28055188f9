import { parseRequisites } from './parse-requisites';

// Whoever is no Russian company with an account in a bank: people, institutions, companies from abroad.

test('a company from abroad by its own letterhead', () => {
  const text = `Company name: Shenzhen Bright Electronics Co., Ltd.
Address: Room 1203, Building A, Nanshan District, Shenzhen, 518000, China
Registration No.: 91440300MA5DXXXX1X
Bank: Bank of China, Shenzhen Branch
SWIFT: BKCHCNBJ45A
Account (USD): 7535 6789 1234
Tel: +86 755 1234 5678
E-mail: sales@bright.example`;
  expect(parseRequisites(text)).toEqual({
    found: {
      type: 'foreign',
      name_full: 'Shenzhen Bright Electronics Co., Ltd.',
      name_short: 'Shenzhen Bright Electronics Co., Ltd.',
      registration_number: '91440300MA5DXXXX1X',
      legal_address: 'Room 1203, Building A, Nanshan District, Shenzhen, 518000, China',
      phone: '+86 755 1234 5678',
      email: 'sales@bright.example',
      banks: [
        {
          account: '753567891234',
          bank_name: 'Bank of China, Shenzhen Branch',
          bic: '',
          correspondent_account: '',
          swift: 'BKCHCNBJ45A',
          currency_code: 'USD',
        },
      ],
    },
    doubts: [],
    unread: [],
  });
});

test('neighbours write an account of letters and digits, and a БИК that is no Russian one', () => {
  const text = `ТОО «Алматы Энерго»
БИН 120340001234
ИИК KZ86 125K ZT50 0410 0100 (KZT)
Банк: АО «Народный банк Казахстана»
БИК HSBKKZKX
Кбе 17`;
  const { found, doubts, unread } = parseRequisites(text);
  expect(found).toMatchObject({
    type: 'foreign',
    name_short: 'Алматы Энерго',
    country_code: 'KZ',
    tax_number: '120340001234',
    banks: [{ iban: 'KZ86125KZT5004100100', swift: 'HSBKKZKX', currency_code: 'KZT' }],
  });
  expect([doubts, unread]).toEqual([[], []]);
});

test('an account abroad without a currency is to be looked at', () => {
  const text = `ООО «Белтехпром»
УНП 190123456
р/с BY13NBRB3600900000002Z00AB00 в ОАО «Приорбанк», БИК PJCBBY2X`;
  const { found, doubts } = parseRequisites(text);
  expect(found).toMatchObject({
    type: 'foreign',
    tax_number: '190123456',
    banks: [{ account: 'BY13NBRB3600900000002Z00AB00', bank_name: 'ОАО «Приорбанк»', swift: 'PJCBBY2X' }],
  });
  expect(doubts).toEqual(['Счёт BY13NBRB3600900000002Z00AB00: валюта не названа, укажите её']);
});

test('a person is called by name, and not by the bank of the account', () => {
  const text = `Физическое лицо Смирнов Алексей Петрович
паспорт 4510 123456, выдан ОВД «Тверское» г. Москвы 12.03.2011
Адрес регистрации: 125009, г. Москва, ул. Тверская, д. 7, кв. 12
ИНН 500100732259
Счёт 40702810200000012345 в ПАО Сбербанк, БИК 044525225, к/с 30101810400000000225`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      type: 'individual',
      name_full: 'Смирнов Алексей Петрович',
      name_short: 'Смирнов Алексей Петрович',
      inn: '500100732259',
      banks: [{ account: '40702810200000012345', bank_name: 'ПАО Сбербанк' }],
    },
    doubts: [],
    unread: ['паспорт 4510 123456, выдан ОВД «Тверское» г. Москвы 12.03.2011'],
  });
});

test('whoever pays the tax on a profession is no entrepreneur, unless the text says so', () => {
  const numbers = 'ИНН 500100732259';
  expect(parseRequisites(`Самозанятый Зайцев Леонид Юрьевич\n${numbers}`).found).toMatchObject({
    type: 'self_employed',
    name_full: 'Зайцев Леонид Юрьевич',
  });
  expect(parseRequisites(`ИП Зайцев Л.Ю., плательщик НПД\n${numbers}`).found).toMatchObject({
    type: 'entrepreneur',
    name_short: 'Зайцев Л.Ю.',
  });
});

test('an institution keeps its money in the treasury, whose accounts know no key of a bank', () => {
  const text = `ФГБУ «Центр гидрометеорологии»
ИНН 7707083893 КПП 770701001
УФК по г. Москве (ФГБУ «Центр гидрометеорологии», л/с 20736X12345)
Единый казначейский счёт 40102810545370000003
Казначейский счёт 03214643000000017300
ГУ Банка России по ЦФО//УФК по г. Москве
БИК 004525988`;
  const { found, doubts } = parseRequisites(text);
  expect(found.banks).toEqual([
    {
      account: '03214643000000017300',
      correspondent_account: '40102810545370000003',
      bank_name: 'ГУ Банка России по ЦФО//УФК по г. Москве',
      bic: '004525988',
      currency_code: 'RUB',
    },
  ]);
  expect(doubts).toEqual([]);
});

test('a letter of a bank names its client in the midst of a sentence', () => {
  const text = `Настоящим подтверждаем, что ООО «Вектор Плюс» (ИНН 7707083893, КПП 770701001) открыт расчетный счет № 40702810200000012345 в рублях РФ в ПАО Сбербанк.
Реквизиты банка: БИК 044525225, кор/счет 30101810400000000225`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      name_full: 'ООО «Вектор Плюс»',
      banks: [{ bank_name: 'ПАО Сбербанк', correspondent_account: '30101810400000000225' }],
    },
    doubts: [],
    unread: [],
  });
});

test('an address that is said to be the same is the same', () => {
  const text = `ООО «Вектор»
Юридический адрес: 117997, г. Москва, ул. Вавилова, д. 19
Почтовый адрес: тот же
Фактический адрес: совпадает с юридическим`;
  const address = '117997, г. Москва, ул. Вавилова, д. 19';
  expect(parseRequisites(text).found).toMatchObject({
    legal_address: address,
    postal_address: address,
    actual_address: address,
  });
});
