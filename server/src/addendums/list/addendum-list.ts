import { sql } from 'kysely';
import type { CounterpartyReference } from 'shared/contract/list/reference';
import { ADDENDUM_STATUSES, type AddendumRow } from 'shared/contract/addendum/addendum';
import { ADDENDUM_KIND_LABELS, ADDENDUM_TABS } from 'shared/contract/addendum/addendum.labels';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { agreementNameText } from '../../lists/columns/agreement-name';
import { seesAgreement } from '../../visibility/agreement-visibility';
import { archivedFilter, dayFilter, enumFilter, idFilter, choicesFilter } from '../../lists/list-filters';
import { counterpartyJson } from '../../lists/columns/reference-json';
import { sideFilter } from '../../lists/side-filter';
import { type ListFilter, type ListResource, UnreadableValue } from '../../lists/list-resource';
import { originalFilter } from '../../originals/original-filter.service';
import { awaitsOriginal } from '../../originals/original-life.service';
import { foundInFiles, withFiles } from '../../file-texts/file-search.service';
import { BESIDE_NUMBERS, containsWords } from '../../lists/list-search';

/** States in which the signed paper is awaited; a replaced addendum has one as well. */
export const ORIGINAL_STATES = ADDENDUM_WORKFLOW.actions['receive-original'].from;

const tab: ListFilter = {
  shape: 'one',
  value: ADDENDUM_TABS,
  note: ADDENDUM_TABS.join(', '),
  byDefault: 'all',
  condition: ({ equal: [name] }) => {
    if (name === 'all') return null;
    if (name !== 'originals') throw new UnreadableValue('Выберите одно из допустимых значений');
    // What has been put away is still awaited: `archived` says whether it is shown. Of what an act destroyed nothing is.
    return sql`a.destroyed_at is null and ${awaitsOriginal('d', ORIGINAL_STATES)}`;
  },
};

/** A row of the register as the database gives it: the wire's row before `can`, and what `can` depends on. */
export type ListedAddendum = Omit<AddendumRow, 'can' | 'kind' | 'counterparty'> & {
  counterparty: CounterpartyReference;
  created_by_id: number | null;
};

/** Addenda; whoever sees the agreement sees what was added to it. */
export const addendumResource: ListResource<ListedAddendum> = {
  name: 'addendums',
  from: sql`(addendums d join agreements a on a.id = d.agreement_id)`,
  id: sql<number>`d.id`,
  columns: sql<ListedAddendum>`
    d.id, json_build_object('id', a.id, 'name', ${agreementNameText('a')}) as agreement,
    d.number, d.addendum_date, d.title, d.kinds, d.effective_from, d.is_retroactive, d.summary,
    a.effective_counterparty_id as counterparty_id, a.counterparty_name, ${counterpartyJson('c')} as counterparty, d.responsible_id, r.full_name as responsible_name, d.status, d.archived_at, d.originals_status, d.originals_due_at,
    os_by.full_name as originals_sent_by_name, d.created_at, d.created_by_id, d.updated_at, d.lock_version`,
  joins: sql`join counterparties c on c.id = a.effective_counterparty_id join users r on r.id = d.responsible_id left join users os_by on os_by.id = d.originals_sent_by_id`,
  sorts: {
    addendum_date: { expression: sql`d.addendum_date`, nullable: true },
    number: { expression: sql`d.number collate "und-x-icu"` },
    title: { expression: sql`d.title collate "und-x-icu"` },
    counterparty: { expression: sql`a.counterparty_name collate "und-x-icu"` },
    counterparty_name: { expression: sql`a.counterparty_name collate "und-x-icu"` },
    effective_from: { expression: sql`d.effective_from`, nullable: true },
    originals_due_at: { expression: sql`d.originals_due_at`, nullable: true },
    status: { expression: sql`d.status` },
    created_at: { expression: sql`d.created_at` },
    updated_at: { expression: sql`d.updated_at` },
  },
  defaultSort: '-addendum_date',
  filters: {
    tab,
    originals_status: originalFilter('d'),
    status: enumFilter(sql`d.status`, ADDENDUM_STATUSES),
    agreement_id: idFilter(sql`d.agreement_id`),
    counterparty_id: sideFilter({ main: [sql`a.effective_counterparty_id`], agreementId: sql`a.id` }),
    party_id: sideFilter({
      main: [sql`a.effective_counterparty_id`, sql`a.organization_id`],
      agreementId: sql`a.id`,
    }),
    organization_id: idFilter(sql`a.organization_id`),
    responsible_id: idFilter(sql`d.responsible_id`),
    kinds: choicesFilter(sql`d.kinds`, Object.keys(ADDENDUM_KIND_LABELS)),
    addendum_date: dayFilter(sql`d.addendum_date`),
    effective_from: dayFilter(sql`d.effective_from`),
    archived: archivedFilter(sql`d.archived_at`),
  },
  search: (text) =>
    withFiles(
      containsWords(sql`(d.search || ' ' || d.agreement_words)`, text, BESIDE_NUMBERS),
      foundInFiles('addendum', sql`d.id`, text),
    ),
  visible: ({ actor }) => sql`d.deleted_at is null and a.deleted_at is null and ${seesAgreement(actor)}`,
};
