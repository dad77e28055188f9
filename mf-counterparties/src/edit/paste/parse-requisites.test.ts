import { parseRequisites } from './parse-requisites';

test('a block from the end of a contract', () => {
  const text = `Общество с ограниченной ответственностью «Лесная Плаза»
Юридический адрес: 125047, г. Москва, ул. Лесная, д. 9, оф. 12
Почтовый адрес: 125047, г. Москва, а/я 15
ИНН/КПП: 7736050003/773601001
ОГРН: 1027700229193
р/с 40702810200000012345 в ПАО Сбербанк г. Москва
к/с 30101810400000000225
БИК 044525225
Тел.: +7 (495) 123-45-67
E-mail: info@lesplaza.example
Генеральный директор ______________ Орлова Анна Игоревна`;
  expect(parseRequisites(text).found).toEqual({
    type: 'legal',
    legal_form: 'ООО',
    name_full: 'Общество с ограниченной ответственностью «Лесная Плаза»',
    name_short: 'Лесная Плаза',
    inn: '7736050003',
    kpp: '773601001',
    ogrn: '1027700229193',
    legal_address: '125047, г. Москва, ул. Лесная, д. 9, оф. 12',
    postal_address: '125047, г. Москва, а/я 15',
    phone: '+7 (495) 123-45-67',
    email: 'info@lesplaza.example',
    banks: [
      {
        account: '40702810200000012345',
        bic: '044525225',
        bank_name: 'ПАО Сбербанк г. Москва',
        correspondent_account: '30101810400000000225',
        currency_code: 'RUB',
      },
    ],
    signatory: {
      last_name: 'Орлова',
      first_name: 'Анна',
      middle_name: 'Игоревна',
      job_title: 'Генеральный директор',
      basis_type: 'charter',
    },
  });
});

test('a company’s card as a table copied out of a document', () => {
  const text = `Полное наименование\tАкционерное общество «Тёплый дом»
Сокращенное наименование\tАО «Тёплый дом»
ИНН\t7736207543
КПП\t770401001
ОГРН\t1027700229193
ОКПО\t12345678
Юридический адрес\t119021, Москва, ул. Льва Толстого, 16
Фактический адрес\t119021, Москва, ул. Льва Толстого, 18
Банк\tАО «Банк Севера»
БИК\t044525225
Расчетный счет\t40702 810 2 0000 0012345
Корреспондентский счет\t30101810400000000225
Директор\tРябов Олег Петрович`;
  expect(parseRequisites(text).found).toMatchObject({
    type: 'legal',
    legal_form: 'АО',
    name_full: 'Акционерное общество «Тёплый дом»',
    name_short: 'Тёплый дом',
    inn: '7736207543',
    kpp: '770401001',
    ogrn: '1027700229193',
    okpo: '12345678',
    actual_address: '119021, Москва, ул. Льва Толстого, 18',
    banks: [{ account: '40702810200000012345', bank_name: 'АО «Банк Севера»', bic: '044525225' }],
    signatory: { last_name: 'Рябов', job_title: 'Директор' },
  });
});

test('an entrepreneur, who has no КПП', () => {
  const text = `Индивидуальный предприниматель Зайцев Леонид Юрьевич
ИНН 500100732259
ОГРНИП 304500116000157
Адрес: 141006, Московская область, г. Мытищи, ул. Мира, д. 2
Р/с: 40802810100000000001, БИК: 044525225`;
  const { found } = parseRequisites(text);
  expect(found).toMatchObject({
    type: 'entrepreneur',
    legal_form: 'ИП',
    name_short: 'Зайцев Леонид Юрьевич',
    inn: '500100732259',
    ogrn: '304500116000157',
    legal_address: '141006, Московская область, г. Мытищи, ул. Мира, д. 2',
    banks: [{ account: '40802810100000000001', bic: '044525225' }],
  });
  expect(found).not.toHaveProperty('kpp');
});

test('one line out of a letter', () => {
  const text =
    'ООО "Уралкабель", ИНН 7707083893, КПП 770701001, ОГРН 1027700132195, р/с 40702810200000012345, БИК 044525225';
  expect(parseRequisites(text).found).toMatchObject({
    legal_form: 'ООО',
    name_short: 'Уралкабель',
    inn: '7707083893',
    kpp: '770701001',
    ogrn: '1027700132195',
    banks: [{ account: '40702810200000012345', bic: '044525225' }],
  });
});

test('labels that stand over their values, and a number with a slip in it is left out', () => {
  const text = `Наименование организации:
Публичное акционерное общество «Северный узел»
ИНН:
7707083894
КПП:
770701001
Телефон/факс: 8 800 555-35-35
Сайт: www.sever.example`;
  const { found } = parseRequisites(text);
  expect(found).toMatchObject({
    legal_form: 'ПАО',
    name_short: 'Северный узел',
    kpp: '770701001',
    phone: '8 800 555-35-35',
    website: 'www.sever.example',
  });
  expect(found).not.toHaveProperty('inn');
});

test('a text about something else says nothing', () => {
  expect(parseRequisites('Добрый день! Договор пришлём завтра.')).toEqual({
    found: {},
    doubts: [],
    unread: ['Добрый день! Договор пришлём завтра.'],
  });
});
