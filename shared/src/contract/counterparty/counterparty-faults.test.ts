import { counterpartyFaults, type JudgedCounterparty } from './counterparty-faults';

const foreigner: JudgedCounterparty = {
  type: 'foreign',
  inn: null,
  kpp: null,
  ogrn: null,
  registration_date: null,
  country_code: null,
  phone: null,
  email: null,
  website: null,
  bank_accounts: [],
  signatories: [],
  contacts: [],
};
const faults = (change: Partial<JudgedCounterparty>) =>
  counterpartyFaults({ ...foreigner, ...change }, '2026-11-20');
const account = (change: Partial<JudgedCounterparty['bank_accounts'][number]>) => ({
  bank_accounts: [
    {
      bic: null,
      account: '40702810200000012345',
      correspondent_account: null,
      currency_code: 'RUB',
      is_primary: true,
      valid_from: null,
      valid_to: null,
      ...change,
    },
  ],
});

test.each(['KZ', 'CN', 'RU', 'AB', 'OS'])('%s is a country', (country_code) => {
  expect(faults({ type: 'individual', country_code })).toEqual({});
});

test('a foreigner is of another country than Russia', () => {
  expect(faults({ country_code: 'RU' })).toEqual({
    country_code: 'Нерезидент не из России: укажите его страну или другой тип',
  });
  expect(faults({ country_code: 'KZ' })).toEqual({});
});

test.each(['ZZ', 'UK', 'SU', 'XX'])('there is no country %s', (country_code) => {
  expect(faults({ country_code })).toEqual({
    country_code: `Страны с кодом ${country_code} нет: укажите код вроде KZ или CN`,
  });
});

test.each([
  '+7 (495) 123-45-67, доб. 12',
  '8 800 555-35-35; (343) 222-33-44',
  '2-33-44',
  '+86 571 8765-4021',
])('one can ring by «%s»', (phone) => {
  expect(faults({ phone, contacts: [{ phone, email: null, is_primary: true }] })).toEqual({});
});

test.each(['абв', 'нет', '12', '+7'])('nobody is rung by «%s»', (phone) => {
  const fault = 'Укажите номер телефона, например +7 495 123-45-67';
  expect(faults({ phone, contacts: [{ phone, email: null, is_primary: true }] })).toEqual({
    phone: fault,
    'contacts.0.phone': fault,
  });
});

test.each([
  'company.ru',
  'www.sever.example',
  'https://company.ru/contacts?page=1',
  'https://кедр.рф',
  'company.ru, shop.company.ru:8443/',
  'xn--80aswg.xn--p1ai',
])('«%s» leads to a site', (website) => {
  expect(faults({ website })).toEqual({});
});

test.each(['не сайт', 'сайт', 'javascript:alert(1)', 'info@company.ru', 'company.ru и ещё'])(
  '«%s» leads to no site',
  (website) => {
    expect(faults({ website })).toEqual({ website: 'Укажите адрес сайта, например company.ru' });
  },
);

test('a company was registered on a day that has come', () => {
  expect(faults({ registration_date: '2026-11-20' })).toEqual({});
  expect(faults({ registration_date: '2026-11-21' })).toEqual({
    registration_date: 'Этот день ещё не наступил',
  });
});

test('under a БИК the numbers of an account have twenty digits', () => {
  expect(faults(account({ bic: '044525225', correspondent_account: '30101810400000000225' }))).toEqual({});
  expect(faults(account({ bic: '544525225', account: '4070281', correspondent_account: '301' }))).toEqual({
    'bank_accounts.0.bic': 'БИК состоит из 9 цифр и начинается с нуля',
    'bank_accounts.0.account': 'Счёт состоит из 20 цифр',
    'bank_accounts.0.correspondent_account': 'Корреспондентский счёт состоит из 20 цифр',
  });
});

test('abroad a bank writes its numbers its own way, and not in words', () => {
  expect(faults(account({ account: '123-456789-00', correspondent_account: 'KZ1234/5' }))).toEqual({});
  expect(faults(account({ account: 'абв', correspondent_account: 'нет' }))).toEqual({
    'bank_accounts.0.account': 'Счёт состоит из цифр и латинских букв',
    'bank_accounts.0.correspondent_account': 'Корреспондентский счёт состоит из цифр и латинских букв',
  });
});
