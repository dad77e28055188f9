import type { RegisterWords } from '../record/register-words';

/** The register of commercial offers: its columns and by what it is narrowed. */
export const OFFER_REGISTER = {
  columns: {
    number: { title: 'Номер', sort: true },
    revision: { title: 'Редакция' },
    offer_date: { title: 'Дата', sort: true },
    title: { title: 'Название', sort: true },
    counterparty: { title: 'Контрагент', sort: true },
    direction: { title: 'Направление' },
    status: { title: 'Статус', sort: true },
    amount: { title: 'Сумма', sort: true },
    discount_percent: { title: 'Скидка на всё предложение', head: 'Скидка' },
    valid_until: { title: 'Действует до', sort: true },
    responsible: { title: 'Ответственный' },
    organization_name: { title: 'Наша организация', head: 'Организация' },
  },
  filters: {
    status: 'choice',
    direction: 'choice',
    offer_date: 'date',
    valid_until: 'date',
    amount: 'amount',
    counterparty_id: 'reference',
    responsible_id: 'reference',
    category_id: { kind: 'reference', label: 'Категория' },
    department_id: { kind: 'reference', label: 'Подразделение' },
    organization_id: { kind: 'reference', label: 'Наша организация' },
    decision_reason_id: { kind: 'reference', label: 'Причина решения' },
    archived: { kind: 'flag', label: 'Архив' },
  },
} as const satisfies RegisterWords;
