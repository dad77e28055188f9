import { parseRequisites } from './parse-requisites';

test('the head of an invoice, where the bank stands before the supplier', () => {
  const text = `Банк получателя
ПАО СБЕРБАНК Г. МОСКВА
БИК 044525225
Сч. № 30101810400000000225
ИНН 7707083893\tКПП 770701001\tСч. № 40702810200000012345
Получатель
ООО "Уралкабель"
Счет на оплату № 14 от 1 февраля 2026 г.
Поставщик (Исполнитель): ООО "Уралкабель", ИНН 7707083893, КПП 770701001, 620014, Свердловская обл, Екатеринбург г, Малышева ул, дом № 5, оф. 12, тел.: +7 (343) 222-33-44`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      legal_form: 'ООО',
      name_short: 'Уралкабель',
      inn: '7707083893',
      kpp: '770701001',
      legal_address: '620014, Свердловская обл, Екатеринбург г, Малышева ул, дом № 5, оф. 12',
      phone: '+7 (343) 222-33-44',
      banks: [
        {
          account: '40702810200000012345',
          bank_name: 'ПАО СБЕРБАНК Г. МОСКВА',
          bic: '044525225',
          correspondent_account: '30101810400000000225',
        },
      ],
    },
    doubts: [],
    unread: [],
  });
});

test('the foot of a letter, whose own people are not taken for the company', () => {
  const text = `С уважением,
Анна Орлова
менеджер по закупкам
ООО «Лесная Плаза»
тел. 8 (495) 123-45-67, доб. 12
orlova@lesplaza.example | www.lesplaza.example
ИНН 7736050003 КПП 773601001`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      name_short: 'Лесная Плаза',
      inn: '7736050003',
      kpp: '773601001',
      phone: '8 (495) 123-45-67, доб. 12',
      email: 'orlova@lesplaza.example',
      website: 'www.lesplaza.example',
    },
    doubts: [],
    unread: ['Анна Орлова', 'менеджер по закупкам'],
  });
});

test('a company’s card with long labels, two accounts of one bank and a power of attorney', () => {
  const text = `КАРТОЧКА ПРЕДПРИЯТИЯ
Полное наименование организации (в соответствии с учредительными документами):\tОбщество с ограниченной ответственностью «Лесная Плаза» (ООО «Лесная Плаза»)
Юридический адрес (с индексом):\t125047, г. Москва,
ул. Лесная, д. 9, оф. 12
Фактический адрес:\t125047, г. Москва, ул. Лесная, д. 9
Идентификационный номер налогоплательщика (ИНН)\t7736050003
Код причины постановки на учёт (КПП)\t773601001
ОГРН/дата регистрации\t1027700132195 от 12.03.2002
ОКВЭД (основной)\t62.01
ОКПО\t12345678
ОКТМО\t45382000
Расчётный счёт (руб.)\t40702810720000001234
Валютный счёт (USD)\t40702840020000001234
Наименование банка\tПАО Сбербанк
Корреспондентский счёт\t30101810400000000225
БИК банка\t044525225
Генеральный директор (на основании доверенности № 7 от 01.02.2026)\tОрлова Анна Игоревна
Система налогообложения\tОСНО`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      name_full: 'Общество с ограниченной ответственностью «Лесная Плаза»',
      name_short: 'Лесная Плаза',
      inn: '7736050003',
      kpp: '773601001',
      ogrn: '1027700132195',
      registration_date: '2002-03-12',
      tax_system: 'osn',
      okved_main: '62.01',
      legal_address: '125047, г. Москва, ул. Лесная, д. 9, оф. 12',
      banks: [
        {
          account: '40702810720000001234',
          currency_code: 'RUB',
          bic: '044525225',
          bank_name: 'ПАО Сбербанк',
        },
        {
          account: '40702840020000001234',
          currency_code: 'USD',
          bic: '044525225',
          bank_name: 'ПАО Сбербанк',
        },
      ],
      signatory: { last_name: 'Орлова', basis_type: 'power_of_attorney', basis_number: '7' },
    },
    unread: [],
  });
});

test('the foot of a contract: the bank on its own line, initials of the one who signs', () => {
  const text = `ЗАКАЗЧИК:
АО "Тёплый дом"
119021, г. Москва, ул. Льва Толстого, д. 16
ИНН 7736207543, КПП 770401001
ОГРН 1027700229193
р/сч. 40702.810.2.00000012345
Филиал "Центральный" Банка ВТБ (ПАО)
к/сч. 30101810400000000225
БИК: 044525225

Директор
____________________ / О.П. Рябов /
М.П.`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      legal_form: 'АО',
      name_short: 'Тёплый дом',
      legal_address: '119021, г. Москва, ул. Льва Толстого, д. 16',
      banks: [{ account: '40702810200000012345', bank_name: 'Филиал "Центральный" Банка ВТБ (ПАО)' }],
      signatory: { last_name: 'Рябов', first_name: '', job_title: 'Директор' },
    },
    doubts: ['Подписант Рябов: впишите имя и отчество полностью'],
    unread: [],
  });
});

test('an entrepreneur, with the ИНН of the bank beside their own and numbers written with spaces', () => {
  const text = `Индивидуальный предприниматель Зайцев Леонид Юрьевич
Адрес регистрации: 141006, Московская область, г. Мытищи, ул. Мира, д. 2
ИНН: 500100732259\u00a0 ОГРНИП: 304 500 116 000 157
Р/с: 4080 2810 5100 0000 0001
Банк: АО «ТБанк»
ИНН банка: 7710140679
БИК: 044525974
Корр. счёт: 30101810145250000974
Email: zaycev@mail.example`;
  const { found, doubts, unread } = parseRequisites(text);
  expect(found).toMatchObject({
    type: 'entrepreneur',
    inn: '500100732259',
    ogrn: '304500116000157',
    banks: [{ account: '40802810510000000001', bic: '044525974', bank_name: 'АО «ТБанк»' }],
  });
  expect([doubts, unread]).toEqual([[], []]);
  expect(found).not.toHaveProperty('signatory');
});

test('a branch keeps its whole name and the КПП of its own', () => {
  const text = `Филиал ООО «Лесная Плаза» в г. Казани
ИНН/КПП: 7736050003 / 165543001
ОГРН 1027700132195
Юр.адрес: 420111, г. Казань, ул. Баумана, д. 1`;
  expect(parseRequisites(text).found).toMatchObject({
    type: 'branch',
    name_short: 'Филиал ООО «Лесная Плаза» в г. Казани',
    inn: '7736050003',
    kpp: '165543001',
  });
});

test('letters of the other alphabet are read as meant, and numbers that cannot be are named with what is wrong', () => {
  const text = `ООО Ромашка
ИHН 77О7083893
KПП 77070100
ОГРН 1027700132196
p/c 4070281020000001234
БИК 544525225`;
  const { found, doubts } = parseRequisites(text);
  expect(found).toEqual({
    type: 'legal',
    legal_form: 'ООО',
    name_full: 'ООО Ромашка',
    name_short: 'Ромашка',
    inn: '7707083893',
  });
  expect(doubts).toEqual([
    'КПП 77070100: цифр 8, а должно быть 9',
    'ОГРН 1027700132196: не сходится контрольная цифра',
    'Счёт 4070281020000001234: цифр 19, а должно быть 20',
    'БИК 544525225: такого БИК не бывает',
  ]);
});

test('of two sides the first is taken, and it is said', () => {
  const text = `Исполнитель:
ООО «Лесная Плаза»
ИНН 7736050003 КПП 773601001
Заказчик:
ООО «Уралкабель»
ИНН 7707083893 КПП 770701001`;
  const { found, doubts } = parseRequisites(text);
  expect(found).toMatchObject({ name_short: 'Лесная Плаза', inn: '7736050003', kpp: '773601001' });
  expect(doubts).toEqual(['В тексте несколько ИНН (7736050003, 7707083893): взяты реквизиты первой стороны']);
});

test('everything in one line, the address without a label', () => {
  const text = `ООО «Уралкабель», 620014, г. Екатеринбург, ул. Малышева, д. 5, ИНН 7707083893, КПП 770701001, р/с 40702810200000012345 в ПАО Сбербанк, к/с 30101810400000000225, БИК 044525225, тел. (343) 222-33-44`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      name_full: 'ООО «Уралкабель»',
      legal_address: '620014, г. Екатеринбург, ул. Малышева, д. 5',
      banks: [{ bank_name: 'ПАО Сбербанк', correspondent_account: '30101810400000000225' }],
      phone: '(343) 222-33-44',
    },
    doubts: [],
    unread: [],
  });
});

test('two accounts with two banks, each keeps its own', () => {
  const text = `ФГУП «Северный узел» (далее — Узел)
ИНН 7 7 0 7 0 8 3 8 9 3
Платежные реквизиты:
1) р/с 40702810200000012345
ПАО Сбербанк, БИК 044525225, к/с 30101810400000000225
2) р/с 40702810350000009876
Банк ВТБ (ПАО), БИК 044525187, к/с 30101810700000000187`;
  expect(parseRequisites(text)).toMatchObject({
    found: {
      legal_form: 'ФГУП',
      inn: '7707083893',
      banks: [
        { account: '40702810200000012345', bank_name: 'ПАО Сбербанк', bic: '044525225' },
        { account: '40702810350000009876', bank_name: 'Банк ВТБ (ПАО)', bic: '044525187' },
      ],
    },
    doubts: [],
    unread: [],
  });
});
