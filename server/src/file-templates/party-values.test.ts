import { type Party, partyValues } from './party-values.service';

const signatory = {
  id: 5,
  last_name: 'Петров',
  first_name: 'Сергей',
  middle_name: 'Иванович',
  full_name: 'Петров Сергей Иванович',
  gender: 'male',
  job_title: 'Индивидуальный предприниматель',
  job_title_genitive: null,
  full_name_genitive: null,
  basis_type: 'certificate',
  basis_number: '12',
  basis_date: null,
} as Party['signatories'][number];

const entrepreneur: Party = {
  type: 'entrepreneur',
  legal_form: 'ИП',
  legal_form_gender: null,
  name_full: 'Индивидуальный предприниматель Петров Сергей Иванович',
  name_short: 'Петров С. И.',
  inn: '500100732259',
  kpp: null,
  ogrn: '304500116000157',
  country_code: null,
  tax_number: null,
  registration_number: null,
  legal_address: '141402, Московская область, г. Химки, ул. Лесная, д. 5',
  postal_address: null,
  phone: null,
  email: null,
  bank_accounts: [],
  signatories: [signatory],
};
const values = (party: Party) =>
  partyValues('контрагент', { party, signatoryId: 5, currencyCode: 'RUB' }).values;

test('an entrepreneur acts in person: without «в лице», and under a number of entrepreneurs', () => {
  expect(values(entrepreneur)).toMatchObject({
    'контрагент.через представителя': false,
    'контрагент.именуемое': 'именуемый',
    'контрагент.действующего': 'действующий',
    'контрагент.регистрация': 'ОГРНИП\u00a0304500116000157',
    'контрагент.город': 'г.\u00a0Химки',
  });
});

test('somebody else acts for an entrepreneur, and a director always for a company', () => {
  const agent = { ...signatory, last_name: 'Орлова', middle_name: 'Павловна', gender: 'female' as const };
  const acting = { 'контрагент.через представителя': true, 'контрагент.действующего': 'действующей' };
  expect(values({ ...entrepreneur, signatories: [agent] })).toMatchObject(acting);
  const company: Party = { ...entrepreneur, type: 'legal', name_full: 'ООО «Петров»' };
  expect(values(company)).toMatchObject({
    'контрагент.через представителя': true,
    'контрагент.регистрация': 'ОГРН\u00a0304500116000157',
  });
});

test.each([
  ['ООО', 'Рекламная мастерская «Кварта»', 'ООО\u00a0«Рекламная мастерская „Кварта“»'],
  ['ИП', 'Петров С. И.', 'ИП\u00a0Петров С. И.'],
  ['самозанятый', 'Петров С. И.', 'самозанятый\u00a0Петров С. И.'],
])('the name of a party as contracts print it: %s, %s', (legal_form, name_short, name) => {
  expect(values({ ...entrepreneur, legal_form, name_short })['контрагент.наименование']).toBe(name);
});

test.each([
  ['127006, г. Москва, ул. Лесная, д. 5', 'г.\u00a0Москва'],
  ['190000, Санкт-Петербург, Полярная ул., д. 28', 'г.\u00a0Санкт-Петербург'],
  ['620014, Свердловская обл., г. Нижний Тагил, пр. Мира, 1', 'г.\u00a0Нижний Тагил'],
  ['Тверская область, д. Лесная, 5', undefined],
])('the city of «%s»', (legal_address, city) => {
  expect(values({ ...entrepreneur, legal_address })['контрагент.город']).toBe(city);
});

test('a company from abroad is told by its country, its numbers there and the codes of its bank', () => {
  const account = {
    id: 7,
    account: '40817978900000012345',
    bank_name: 'Commerzbank AG',
    bic: null,
    correspondent_account: null,
    currency_code: 'RUB',
    is_primary: true,
    swift: 'COBADEFF',
    iban: 'DE89370400440532013000',
    valid_from: null,
    valid_to: null,
  };
  const abroad = { country_code: 'DE', tax_number: '797820957', registration_number: 'HRB 4919' };
  const own: Party = { ...entrepreneur, type: 'foreign', inn: null, ogrn: null, bank_accounts: [account] };
  expect(values({ ...own, ...abroad })).toMatchObject({
    'контрагент.страна': 'Германия',
    'контрагент.налоговый номер': '797820957',
    'контрагент.регистрационный номер': 'HRB 4919',
    'контрагент.iban': 'DE89370400440532013000',
    'контрагент.swift': 'COBADEFF',
  });
  expect(values(entrepreneur)).not.toHaveProperty('контрагент.страна');
});

const selfEmployed: Party = { ...entrepreneur, type: 'self_employed', name_full: 'Пробова Анна Петровна' };

test('a self-employed person nobody is named to sign for signs with a name of their own, and acts by no paper', () => {
  const own = values({ ...selfEmployed, signatories: [] });
  expect(own).toMatchObject({
    'контрагент.именуемое': 'именуемая',
    'контрагент.подписант': 'А.\u00a0П.\u00a0Пробова',
    'контрагент.подписант полностью': 'Пробова Анна Петровна',
    'контрагент.через представителя': false,
    'контрагент.физическое лицо': true,
  });
  expect(own).not.toHaveProperty('контрагент.основание');
});

test('a paper of somebody who signs for a person is told, and their own is of an entrepreneur alone', () => {
  const basis = (party: Party) => values(party)['контрагент.основание'];
  const herself = { ...signatory, last_name: 'Пробова', first_name: 'Анна', middle_name: 'Петровна' };
  expect(basis({ ...selfEmployed, signatories: [herself] })).toBeUndefined();
  expect(basis(selfEmployed)).toContain('свидетельства');
  expect(values(selfEmployed)['контрагент.именуемое']).toBe('именуемая');
  expect(basis(entrepreneur)).toContain('свидетельства');
  expect(values(entrepreneur)['контрагент.физическое лицо']).toBe(false);
});

test('an entrepreneur without a signatory is named in the record behind the words of the form', () => {
  expect(values({ ...entrepreneur, signatories: [] })['контрагент.подписант']).toBe('С.\u00a0И.\u00a0Петров');
  expect(values({ ...entrepreneur, type: 'legal', signatories: [] })['контрагент.подписант']).toBeUndefined();
});
