import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME, POSITION } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

/** «рубль», «рубля», «рублей»: as it stands after 1, 2 and 5. */
const WORD = { kind: 'text', max: 60, ...place } as const;
const GENDER = {
  kind: 'choice',
  labels: { masculine: 'Мужской', feminine: 'Женский', neuter: 'Средний' },
  default: 'masculine',
  ...place,
} as const;

const fields = {
  name: NAME,
  code: {
    label: 'Код',
    kind: 'text',
    max: 3,
    required: true,
    pattern: { source: '^[A-Z]{3}$', message: 'Три заглавные латинские буквы, например RUB' },
    ...place,
  },
  numeric_code: {
    label: 'Цифровой код',
    kind: 'text',
    max: 3,
    required: true,
    pattern: { source: '^[0-9]{3}$', message: 'Три цифры, например 051' },
    ...place,
  },
  sign: { label: 'Знак', kind: 'text', max: 5, required: true, ...place },
  main_one: { ...WORD, label: 'Слово после «один»' },
  main_few: { ...WORD, label: 'Слово после «два»' },
  main_many: { ...WORD, label: 'Слово после «пять»' },
  main_gender: { ...GENDER, label: 'Род слова' },
  minor_one: { ...WORD, label: 'Монета после «один»' },
  minor_few: { ...WORD, label: 'Монета после «два»' },
  minor_many: { ...WORD, label: 'Монета после «пять»' },
  minor_gender: { ...GENDER, label: 'Род разменной монеты' },
  position: POSITION,
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** Currencies of sums. Source: ОКВ, ISO 4217. */
export const currencies = {
  kind: {
    name: 'currency',
    resource: 'currencies',
    path: null,
    title: 'Валюты',
    noun: {
      forms: ['валюта', 'валюты', 'валют'],
      dative: ['валюте', 'валютам'],
      genitive: 'валюты',
      accusative: 'валюту',
      subject: 'Валюта',
      gender: 'feminine',
    },
  },
  address: '/handbooks/currencies',
  hint: 'Коды и знаки валют',
  group: 'money',
  rights: { change: { create: 'settings.manage', update: 'settings.manage', delete: 'settings.manage' } },
  fields,
  columns: {
    code: { width: 110, sorts: true },
    numeric_code: { width: 140, tone: 'muted', numeric: true },
    sign: { width: 96 },
    position: { width: 150, sorts: true, tone: 'muted', numeric: true, hidden: true },
  },
  filters: [],
  searched: ['code', 'numeric_code'],
  defaultSort: 'position',
  phone: ['code', 'sign'],
  alsoTold: { numeric: 'numeric_code' },
  taken: { sign: 'code' },
} as const satisfies Book<typeof fields>;
