import type { SelectOption } from 'shared/form';
import type { OptionPage } from 'shared/query';

const names = [
  'Инфраструктурные решения, ООО',
  'Фёдоров и партнёры, АО',
  'Лесная Плаза, ООО',
  'Зайцева Л. Ю., ИП',
  'Бэкап Системс, ООО',
  'Учебный центр Вектор, АНО',
  'Ладога-Лизинг, ООО',
  'Чистый квартал, ООО',
  'Северный экспресс, ООО',
  'Аудит-Консалт, АО',
  'Мебельный двор, ООО',
  'Логопарк Юг, АО',
];
const pageSize = 8;

/** A page of counterparties as a server would give it, so that the catalogue needs no server. */
export function demoParties(search: string, page: number): OptionPage<SelectOption<number>> {
  const found = names
    .map((label, index) => ({ value: index + 1, label, note: `ИНН 77360${String(50_003 + index * 17)}` }))
    .filter(({ label, note }) => `${label} ${note}`.toLowerCase().includes(search.toLowerCase()));
  return {
    options: found.slice((page - 1) * pageSize, page * pageSize),
    hasMore: found.length > page * pageSize,
  };
}
