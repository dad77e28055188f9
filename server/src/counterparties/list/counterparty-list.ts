import { sql } from 'kysely';
import type { CounterpartyRow } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_STATUSES, COUNTERPARTY_TYPES } from 'shared/contract/counterparty/counterparty-status';
import { archivedFilter, boolFilter, enumFilter, idFilter, idsFilter } from '../../lists/list-filters';
import type { ListResource } from '../../lists/list-resource';
import { containsWords } from '../../lists/list-search';
import { requisitesIn } from '../counterparty-words';

export type ListedCounterparty = Omit<CounterpartyRow, 'can'>;

/** The ИНН of «7707083893/770701001», which tells the company; null of any other text. */
function innOfPair(text: string): string | null {
  const pair = requisitesIn(text);
  return pair === null || pair.kpp === null ? null : pair.inn;
}

/** Partners and own organisations; every employee may read them. */
export const counterpartyResource: ListResource<ListedCounterparty> = {
  name: 'counterparties',
  from: sql`counterparties c`,
  id: sql<number>`c.id`,
  columns: sql<ListedCounterparty>`
    c.id, c.is_own, c.type, c.legal_form, c.name_short, c.name_full, c.inn, c.kpp, c.ogrn, c.legal_address, c.phone,
    c.email, c.status, c.responsible_id, r.full_name as responsible_name, c.archived_at, c.created_at, c.updated_at, c.lock_version`,
  joins: sql`left join users r on r.id = c.responsible_id`,
  sorts: {
    name: { expression: sql`c.name_short collate "und-x-icu"` },
    name_short: { expression: sql`c.name_short collate "und-x-icu"` },
    inn: { expression: sql`c.inn`, nullable: true },
    status: { expression: sql`c.status` },
    type: { expression: sql`c.type` },
    created_at: { expression: sql`c.created_at` },
    updated_at: { expression: sql`c.updated_at` },
  },
  defaultSort: 'name',
  filters: {
    is_own: boolFilter(sql`c.is_own`),
    type: enumFilter(sql`c.type`, COUNTERPARTY_TYPES),
    status: enumFilter(sql`c.status`, COUNTERPARTY_STATUSES),
    responsible_id: idFilter(sql`c.responsible_id`),
    category_id: idsFilter(sql`c.category_ids`),
    id: idFilter(sql`c.id`),
    archived: archivedFilter(sql`c.archived_at`),
  },
  search: (text) => containsWords(sql`c.search`, innOfPair(text) ?? text),
  visible: () => sql`c.deleted_at is null`,
};
