import { VAT_RATE } from '../books/book-fields';
import {
  COUNTERPARTY_RISK_LABELS,
  COUNTERPARTY_TYPE_LABELS,
  GENDER_LABELS,
  TAX_SYSTEM_LABELS,
} from './counterparty.labels';
import type { FieldTable } from '../record/field-table';
import { BANK_ACCOUNT_FIELDS, CONTACT_FIELDS, SIGNATORY_FIELDS } from './counterparty-lines.fields';

/** Parts of the form, in their order. */
export const COUNTERPARTY_SECTION_LABELS = {
  main: 'Реквизиты',
  addresses: 'Адреса и связь',
  accounts: 'Банковские счета',
  signatories: 'Подписанты',
  contacts: 'Контакты',
  work: 'Условия работы',
} as const;

const main = { group: 'essential', section: 'main' } as const;
const reach = { group: 'open', section: 'addresses' } as const;
const work = { group: 'service', section: 'work' } as const;

/** Everything a person may set of a partner or an own organisation. Source: domain reference, 1.4. */
export const COUNTERPARTY_FIELDS = {
  is_own: { label: 'Своя организация', kind: 'flag', default: false, group: 'essential', section: null },
  type: {
    label: 'Тип',
    kind: 'choice',
    labels: COUNTERPARTY_TYPE_LABELS,
    default: null,
    required: true,
    ...main,
  },
  legal_form: { label: 'Правовая форма', kind: 'text', max: 64, ...main },
  name_short: {
    label: 'Краткое название',
    short: 'Название',
    kind: 'text',
    max: 255,
    required: true,
    ...main,
  },
  name_full: { label: 'Полное название', kind: 'text', max: 1000, required: true, ...main },
  inn: { label: 'ИНН', kind: 'text', max: 12, ...main },
  kpp: { label: 'КПП', kind: 'text', max: 9, ...main },
  ogrn: { label: 'ОГРН', kind: 'text', max: 15, ...main },
  okpo: {
    label: 'ОКПО',
    kind: 'text',
    max: 10,
    pattern: { source: '^(\\d{8}|\\d{10})$', message: 'ОКПО состоит из 8 или 10 цифр' },
    ...main,
  },
  okved_main: {
    label: 'Основной ОКВЭД',
    kind: 'text',
    max: 8,
    pattern: { source: '^\\d{2}(\\.\\d{1,2}){0,2}$', message: 'Укажите код вида 62.01' },
    ...main,
  },
  registration_date: { label: 'Дата регистрации', kind: 'day', ...main },
  parent: { label: 'Головная организация', kind: 'reference', resource: 'counterparties', ...main },
  tax_system: {
    label: 'Система налогообложения',
    kind: 'choice',
    labels: TAX_SYSTEM_LABELS,
    default: null,
    ...main,
  },
  default_vat_rate: { label: 'Ставка НДС по умолчанию', ...VAT_RATE, ...main },
  country_code: {
    label: 'Код страны',
    kind: 'text',
    max: 2,
    pattern: { source: '^[A-Z]{2}$', message: 'Укажите код из двух латинских букв, например KZ' },
    ...main,
  },
  tax_number: { label: 'Налоговый номер в своей стране', kind: 'text', max: 64, ...main },
  registration_number: { label: 'Регистрационный номер', kind: 'text', max: 64, ...main },
  legal_form_gender: {
    label: 'Род в тексте договора',
    kind: 'choice',
    labels: GENDER_LABELS,
    default: null,
    ...main,
  },
  name_genitive: { label: 'Название в родительном падеже', kind: 'text', max: 1000, ...main },
  name_instrumental: { label: 'Название в творительном падеже', kind: 'text', max: 1000, ...main },
  legal_address: {
    label: 'Юридический адрес',
    kind: 'long_text',
    max: 1000,
    group: 'essential',
    section: 'addresses',
  },
  postal_address: { label: 'Почтовый адрес', kind: 'long_text', max: 1000, ...reach },
  actual_address: { label: 'Фактический адрес', kind: 'long_text', max: 1000, ...reach },
  phone: { label: 'Телефон', kind: 'text', max: 64, ...reach },
  email: { label: 'Электронная почта', short: 'Почта', kind: 'text', max: 254, ...reach },
  website: { label: 'Сайт', kind: 'text', max: 255, ...reach },
  edi_operator: { label: 'Оператор ЭДО', kind: 'text', max: 255, ...reach },
  edi_participant_id: { label: 'Идентификатор участника ЭДО', kind: 'text', max: 64, ...reach },
  bank_accounts: {
    label: 'Банковские счета',
    kind: 'lines',
    of: BANK_ACCOUNT_FIELDS,
    most: 50,
    noun: 'счетов',
    group: 'essential',
    section: 'accounts',
  },
  signatories: {
    label: 'Подписанты',
    kind: 'lines',
    of: SIGNATORY_FIELDS,
    most: 50,
    noun: 'подписантов',
    group: 'open',
    section: 'signatories',
  },
  contacts: {
    label: 'Контакты',
    kind: 'lines',
    of: CONTACT_FIELDS,
    most: 50,
    noun: 'контактов',
    group: 'open',
    section: 'contacts',
  },
  responsible: { label: 'Ответственный', kind: 'reference', resource: 'users', ...work },
  risk_level: {
    label: 'Уровень риска',
    kind: 'choice',
    labels: COUNTERPARTY_RISK_LABELS,
    default: null,
    ...work,
  },
  credit_limit: { label: 'Кредитный лимит', kind: 'money', digits: 16, ...work },
  payment_days_default: {
    label: 'Срок оплаты по умолчанию',
    kind: 'whole',
    min: 0,
    max: 365,
    message: 'От 0 до 365 дней',
    unit: ['день', 'дня', 'дней'],
    ...work,
  },
  category: { label: 'Что поставляет', kind: 'references', resource: 'categories', most: 50, ...work },
  tags: { label: 'Метки', kind: 'tags', most: 20, max: 50, ...work },
  note: { label: 'Примечание', kind: 'long_text', max: 4000, ...work },
} as const satisfies FieldTable;
