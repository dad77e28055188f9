import type { FieldTable } from '../record/field-table';
import { WORK_PHONE, WORK_PHONE_FAULT } from '../record/phone-number';
import { TIMEZONE_LABELS, USER_GENDER_LABELS } from './user.labels';

/** Parts of the form, in their order. */
export const USER_SECTION_LABELS = {
  person: 'Личные данные',
  work: 'Работа',
  contact: 'Связь и время',
  cases: 'Склонение имени',
} as const;

const person = { group: 'essential', section: 'person' } as const;
const work = { group: 'essential', section: 'work' } as const;
const own = { group: 'open', section: 'contact' } as const;
const cases = { group: 'open', section: 'cases' } as const;

/**
 * Everything a person may set of an employee. `open` fields are also the employee's own to change, `essential` ones
 * belong to those who look after accounts. Source: domain reference, 1.8.
 */
export const USER_FIELDS = {
  last_name: { label: 'Фамилия', kind: 'text', max: 100, required: true, ...person },
  first_name: { label: 'Имя', kind: 'text', max: 100, required: true, ...person },
  middle_name: { label: 'Отчество', kind: 'text', max: 100, ...person },
  gender: {
    label: 'Пол',
    kind: 'choice',
    labels: USER_GENDER_LABELS,
    default: null,
    group: 'open',
    section: 'person',
  },
  email: { label: 'Рабочая почта', short: 'Почта', kind: 'text', max: 254, required: true, ...person },
  job_title: { label: 'Должность', kind: 'reference', resource: 'job-titles', ...work },
  department: { label: 'Подразделение', kind: 'reference', resource: 'departments', ...work },
  organization: {
    label: 'Организация',
    kind: 'reference',
    resource: 'counterparties',
    offered: { 'filter[is_own]': 'true' },
    ...work,
  },
  head: { label: 'Непосредственный руководитель', kind: 'reference', resource: 'users', ...work },
  personnel_number: { label: 'Табельный номер', kind: 'text', max: 32, ...work },
  hired_at: { label: 'Принят', kind: 'day', ...work },
  signature_limit: { label: 'Предел суммы при подписании', kind: 'money', digits: 16, ...work },
  phone: {
    label: 'Телефон',
    kind: 'text',
    max: 32,
    pattern: { source: WORK_PHONE, message: WORK_PHONE_FAULT },
    ...own,
  },
  timezone: {
    label: 'Часовой пояс',
    kind: 'choice',
    labels: TIMEZONE_LABELS,
    default: 'Europe/Moscow',
    ...own,
  },
  full_name_genitive: { label: 'Имя в родительном падеже', kind: 'text', max: 300, ...cases },
  full_name_dative: { label: 'Имя в дательном падеже', kind: 'text', max: 300, ...cases },
} as const satisfies FieldTable;
