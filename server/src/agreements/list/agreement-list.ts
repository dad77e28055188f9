import { sql } from 'kysely';
import {
  AGREEMENT_DIRECTIONS,
  AGREEMENT_KINDS,
  AGREEMENT_STATUSES,
  AGREEMENT_TABS,
  EXPIRING_DAYS,
  RETENTIONS,
  RISK_LEVELS,
} from 'shared/contract/agreement/agreement-status';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { addDays } from '../../calendar/business-day';
import { AGREED_END } from '../../lists/columns/agreed-end';
import { counterpartyJson, employeeJson } from '../../lists/columns/reference-json';
import { sideFilter } from '../../lists/side-filter';
import {
  boolFilter,
  dayFilter,
  enumFilter,
  idFilter,
  labelFilter,
  momentFilter,
  numberFilter,
} from '../../lists/list-filters';
import {
  type Condition,
  type ListContext,
  type ListFilter,
  type ListRequest,
  type ListResource,
  UnreadableValue,
} from '../../lists/list-resource';
import { foundInFiles, withFiles } from '../../file-texts/file-search.service';
import {
  BESIDE_NUMBERS,
  containsPiece,
  fullTextQuery,
  looksLikeNumber,
  searchedWords,
} from '../../lists/list-search';
import { originalFilter } from '../../originals/original-filter.service';
import { awaitsOriginal } from '../../originals/original-life.service';
import { ORIGINAL_STATES } from './original-states';
import { seesAgreement } from '../../visibility/agreement-visibility';
import type { RightsFacts } from '../agreements.policy';
import { fixed } from '../../platform/database/fixed';

/** A row of the register as the database gives it: the wire's row before `can`, and what `can` depends on. */
export type ListedAgreement = Omit<AgreementRow, 'can' | 'retention_until' | 'originals_due_at'> &
  RightsFacts & { retention_until: string | null; originals_due_at: string | null };

const tab: ListFilter = {
  shape: 'one',
  value: AGREEMENT_TABS,
  note: AGREEMENT_TABS.join(', '),
  byDefault: 'all',
  condition: ({ equal: [name] }, { actor, today }) => {
    const live = sql<boolean>`a.archived_at is null`;
    switch (name) {
      case 'all':
        return live;
      case 'mine':
        return sql`${live} and (a.responsible_id = ${actor.id} or a.created_by_id = ${actor.id})`;
      case 'approval':
        return sql`${live} and a.id in (select approvable_id from approval_tasks
          where approvable_type = 'agreement' and assignee_id = ${actor.id} and status = 'pending')`;
      case 'expiring':
        return sql`${live} and a.status in ('signed', 'active')
          and a.ends_on between ${today}::date and ${addDays(today, EXPIRING_DAYS)}::date`;
      case 'originals':
        // What has been put away without its paper stays until the paper comes or is written off.
        return sql`a.destroyed_at is null and ${awaitsOriginal('a', ORIGINAL_STATES)}`;
      case 'archive':
        return sql`a.archived_at is not null`;
      default:
        throw new UnreadableValue('Выберите одно из допустимых значений');
    }
  },
};

const FOREVER = sql<boolean>`exists (select from agreement_types k where k.id = a.agreement_type_id and k.is_kept_forever)`;

/** By what is left of the term it is kept for; the same words as in the archive. */
const retention: ListFilter = {
  shape: 'many',
  value: RETENTIONS,
  note: RETENTIONS.join(', '),
  condition: ({ equal }, { today }) => {
    const conditions: Readonly<Record<string, Condition>> = {
      past: sql`(a.destroyed_at is null and not ${FOREVER} and a.retention_until < ${today}::date)`,
      kept: sql`(a.destroyed_at is null and not ${FOREVER} and a.retention_until >= ${today}::date)`,
      permanent: sql`(a.destroyed_at is null and ${FOREVER})`,
      destroyed: sql`a.destroyed_at is not null`,
    };
    const wanted = equal.map((name) => conditions[name]);
    if (!wanted.every((each) => each !== undefined)) {
      throw new UnreadableValue('Выберите одно из допустимых значений');
    }
    return wanted.length === 0 ? null : sql`(${sql.join(wanted, sql` or `)})`;
  },
};

const russian = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;

function byText(text: string): Condition | null {
  const words = fullTextQuery(text);
  return words && sql<boolean>`a.text_search @@ ${words}`;
}

/** A number by a piece of it; what may stand in the texts, such as an ИНН or «ЦОД-2», there as well. */
function byNumber(word: string, mayBeText: boolean): Condition {
  const byPiece = containsPiece(sql`a.number_search`, word);
  const inText = mayBeText ? byText(word) : null;
  return inText === null ? byPiece : sql`(${byPiece} or ${inText})`;
}

/** Numbers by a piece of them, anything else by the stems of its words; of «№ 12/2026-П — Поставка» each word by what it is. */
function ownSearch(text: string): Condition | null {
  const words = searchedWords(text, BESIDE_NUMBERS);
  const [first = ''] = words;
  if (words.length === 1 && looksLikeNumber(first)) {
    // A few bare digits are a piece of a number alone.
    return byNumber(first, /^\d{10}(\d{2})?$/.test(first) || /\p{L}/u.test(first));
  }
  const numbers = words.filter(looksLikeNumber).map((word) => byNumber(word, true));
  const whole = byText(searchedWords(text).join(' '));
  if (numbers.length === 0 || whole === null) return whole;
  const rest = byText(words.filter((word) => !looksLikeNumber(word)).join(' '));
  return sql`(${whole} or (${sql.join([...numbers, ...(rest === null ? [] : [rest])], sql` and `)}))`;
}

const search = (text: string) => withFiles(ownSearch(text), foundInFiles('agreement', sql`a.id`, text));

/**
 * What one person answers for in one status, of everybody's agreements: one index finds them whoever and whichever it
 * is, so that the page, its rows and its total are one statement that is planned once.
 */
function isWorkOfOne({ filters, search: text }: ListRequest, { actor }: ListContext): boolean {
  if (actor.dataScope !== 'all' || text !== null) return false;
  const narrowed = [...filters].filter(([name]) => name !== 'tab');
  const tabName = filters.get('tab')?.equal[0] ?? 'all';
  return (
    tabName === 'all' &&
    narrowed.length === 2 &&
    narrowed.every(([name, { equal }]) => ['responsible_id', 'status'].includes(name) && equal.length === 1)
  );
}

/** The register of agreements: end, sum and counterparty are those in force today. */
export const agreementResource: ListResource<ListedAgreement> = {
  name: 'agreements',
  from: sql`agreements a`,
  id: sql<number>`a.id`,
  columns: fixed(sql<ListedAgreement>`
    a.id, a.number, a.internal_number, a.agreement_date, a.title, a.status, a.direction, a.kind,
    json_build_object('id', t.id, 'name', t.name) as agreement_type, t.approval_required,
    ${counterpartyJson('o')} as organization, ${counterpartyJson('c')} as counterparty,
    case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department,
    ${employeeJson('r', 'rd')} as responsible,
    a.effective_amount as amount, a.effective_vat_amount as vat_amount, a.effective_currency_code as currency_code,
    a.start_date, a.effective_end_date as end_date, a.effective_is_indefinite as is_indefinite,
    ${AGREED_END} as agreed_end, a.originals_status, a.originals_due_at, os_by.full_name as originals_sent_by_name, a.tags,
    a.archived_at, a.retention_until, a.destroyed_at, a.created_at, a.updated_at, a.lock_version, a.created_by_id, a.responsible_id`),
  joins: fixed(sql`
    join agreement_types t on t.id = a.agreement_type_id
    join counterparties o on o.id = a.organization_id
    join counterparties c on c.id = a.effective_counterparty_id
    join users r on r.id = a.responsible_id
    left join departments rd on rd.id = r.department_id
    left join users os_by on os_by.id = a.originals_sent_by_id
    left join departments d on d.id = a.department_id`),
  sorts: {
    agreement_date: { expression: sql`a.agreement_date`, nullable: true },
    number: { expression: russian('a.number'), nullable: true },
    title: { expression: russian('a.title') },
    counterparty: { expression: russian('a.counterparty_name') },
    responsible: { expression: russian('a.responsible_name') },
    status: { expression: sql`a.status` },
    amount: { expression: sql`a.effective_amount`, nullable: true },
    start_date: { expression: sql`a.start_date`, nullable: true },
    end_date: { expression: sql`a.ends_on`, nullable: true },
    originals_due_at: { expression: sql`a.originals_due_at`, nullable: true },
    retention_until: { expression: sql`a.retention_until`, nullable: true },
    created_at: { expression: sql`a.created_at` },
    updated_at: { expression: sql`a.updated_at` },
  },
  defaultSort: '-agreement_date',
  filters: {
    tab,
    status: enumFilter(sql`a.status`, AGREEMENT_STATUSES),
    direction: enumFilter(sql`a.direction`, AGREEMENT_DIRECTIONS),
    kind: enumFilter(sql`a.kind`, AGREEMENT_KINDS),
    agreement_type_id: idFilter(sql`a.agreement_type_id`),
    organization_id: idFilter(sql`a.organization_id`),
    counterparty_id: sideFilter({ main: [sql`a.effective_counterparty_id`], agreementId: sql`a.id` }),
    party_id: sideFilter({
      main: [sql`a.effective_counterparty_id`, sql`a.organization_id`],
      agreementId: sql`a.id`,
    }),
    department_id: idFilter(sql`a.department_id`),
    responsible_id: idFilter(sql`a.responsible_id`),
    curator_id: idFilter(sql`a.curator_id`),
    author_id: idFilter(sql`a.created_by_id`),
    parent_agreement_id: idFilter(sql`a.parent_agreement_id`),
    vat_rate_id: idFilter(sql`a.vat_rate_id`),
    currency_code: {
      shape: 'many',
      value: 'text',
      note: 'RUB, USD…',
      condition: ({ equal }) => {
        if (equal.some((code) => !/^[A-Z]{3}$/.test(code))) throw new UnreadableValue('Укажите код валюты');
        return equal.length === 0 ? null : sql`a.effective_currency_code = any(${equal}::text[])`;
      },
    },
    originals_status: originalFilter('a'),
    risk_level: enumFilter(sql`a.risk_level`, RISK_LEVELS),
    confidentiality: enumFilter(sql`a.confidentiality`, ['normal', 'restricted']),
    is_indefinite: boolFilter(sql`a.effective_is_indefinite`),
    tags: labelFilter(sql`a.tags`),
    agreement_date: dayFilter(sql`a.agreement_date`),
    retention,
    start_date: dayFilter(sql`a.start_date`),
    end_date: dayFilter(sql`a.ends_on`),
    created_at: momentFilter(sql`a.created_at`),
    amount: numberFilter(sql`a.effective_amount`),
  },
  search,
  visible: ({ actor }) => sql`a.deleted_at is null and ${seesAgreement(actor)}`,
  isSteady: isWorkOfOne,
  steadyOrder: '-agreement_date',
  keptTotal: (request, { actor }) => {
    const named = [...request.filters.keys()].filter((name) => name !== 'tab');
    const tabName = request.filters.get('tab')?.equal[0] ?? 'all';
    if (actor.dataScope !== 'all' || named.length > 0 || request.search !== null) return null;
    if (tabName !== 'all' && tabName !== 'archive') return null;
    const bucket = tabName === 'all' ? 'live' : 'archive';
    return sql<number>`(select coalesce(sum(change), 0)::bigint from agreement_totals where bucket = ${bucket})`;
  },
};
