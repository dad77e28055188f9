import type { RegisterWords } from '../record/register-words';

/** The registers of partners and own organisations: their columns and by what they are narrowed. */
export const COUNTERPARTY_REGISTER = {
  columns: {
    name_short: { title: 'Краткое название', head: 'Название', sort: true },
    inn: { title: 'ИНН', sort: true },
    kpp: { title: 'КПП' },
    type: { title: 'Тип', sort: true },
    status: { title: 'Статус', sort: true },
    phone: { title: 'Телефон' },
    responsible: { title: 'Ответственный' },
    ogrn: { title: 'ОГРН' },
    email: { title: 'Электронная почта', head: 'Почта' },
    legal_address: { title: 'Юридический адрес' },
    updated_at: { title: 'Изменён', sort: true },
  },
  filters: {
    status: 'choice',
    type: 'choice',
    responsible_id: 'reference',
    category_id: { kind: 'reference', label: 'Что поставляет' },
    archived: { kind: 'flag', label: 'Архив' },
  },
} as const satisfies RegisterWords;
