import type { RegisterWords } from '../record/register-words';

/** The register of addenda: its columns and by what it is narrowed. */
export const ADDENDUM_REGISTER = {
  columns: {
    number: { title: 'Номер', sort: true },
    addendum_date: { title: 'Дата', sort: true },
    title: { title: 'Название', sort: true },
    agreement: { title: 'Договор' },
    counterparty: { title: 'Контрагент', sort: true },
    status: { title: 'Статус', sort: true },
    kinds: { title: 'Что меняет' },
    effective_from: { title: 'Действует с', sort: true },
    responsible: { title: 'Ответственный' },
    originals_status: { title: 'Оригинал' },
    originals_due_at: { title: 'Оригинал ожидается', sort: true },
    originals_sent_by_name: { title: 'Оригинал отправил' },
  },
  filters: {
    status: 'choice',
    addendum_date: 'date',
    effective_from: 'date',
    counterparty_id: 'reference',
    responsible_id: 'reference',
    organization_id: { kind: 'reference', label: 'Наша организация' },
    originals_status: { kind: 'choice', label: 'Оригинал' },
    archived: { kind: 'flag', label: 'Архив' },
  },
} as const satisfies RegisterWords;
