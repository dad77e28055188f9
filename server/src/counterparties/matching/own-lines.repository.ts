import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/database';

/** A column of a document that names a line of a counterparty. */
interface LineLink {
  table: string;
  column: string;
  /** Its rows carry a version that nothing else of a merge raises. */
  isVersioned?: true;
  /** The term of an agreement the column tells of as data: what an addendum makes of it, or what is in force. */
  term?: string;
}

/** Lines that belong to a counterparty itself. */
export interface Part {
  table: string;
  /** The column that marks the one main line. */
  mark: string;
  label: string;
  /** True when nothing that the line says is missing from `own`: they are one and the same. */
  same: RawBuilder<boolean>;
  links: readonly LineLink[];
}

const asWritten = (columns: readonly string[]) => {
  const of = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
  return sql<boolean>`(${of('own')}) is not distinct from (${of('line')})`;
};

/** A name however it was typed: in which case, with which of the letters е and ё, with how many spaces. */
const plainName = (column: string) =>
  sql`replace(lower(regexp_replace(trim(${sql.ref(column)}), '\\s+', ' ', 'g')), 'ё', 'е')`;
const digits = (column: string) => sql`regexp_replace(coalesce(${sql.ref(column)}, ''), '\\D', '', 'g')`;
const saidByBoth = (column: string) =>
  sql`(${sql.ref(`line.${column}`)} is null or ${sql.ref(`own.${column}`)} = ${sql.ref(`line.${column}`)})`;

/** Where addenda and the terms in force name a line by the term. */
const namedByTerm = (term: string): LineLink[] => [
  { table: 'addendum_changes', column: 'old_value', term },
  { table: 'addendum_changes', column: 'new_value', term },
  { table: 'agreements', column: 'effective_terms', term },
];

export const PARTS: readonly Part[] = [
  {
    table: 'bank_accounts',
    mark: 'is_primary',
    label: 'банковские счета',
    // Two banks may have an account of the same number.
    same: asWritten(['account', 'bic', 'iban']),
    // The version of an agreement is raised with its side.
    links: [{ table: 'agreements', column: 'bank_account_id' }, ...namedByTerm('bank_account_id')],
  },
  {
    table: 'signatories',
    mark: 'is_default',
    label: 'подписанты',
    same: sql<boolean>`${plainName('own.full_name')} = ${plainName('line.full_name')} and ${asWritten([
      'basis_type',
      'basis_number',
      'basis_date',
      'basis_valid_until',
      'machine_readable_poa_number',
      'amount_limit',
    ])}`,
    links: [
      // The version of an agreement is raised with its side.
      { table: 'agreements', column: 'our_signatory_id' },
      { table: 'agreements', column: 'their_signatory_id' },
      { table: 'agreement_parties', column: 'signatory_id' },
      { table: 'effective_parties', column: 'signatory_id' },
      { table: 'addendum_changes', column: 'added_signatory_id' },
      { table: 'addendums', column: 'our_signatory_id', isVersioned: true },
      { table: 'addendums', column: 'their_signatory_id', isVersioned: true },
      ...namedByTerm('our_signatory_id'),
      ...namedByTerm('their_signatory_id'),
    ],
  },
  {
    table: 'counterparty_contacts',
    mark: 'is_primary',
    label: 'контакты',
    same: sql<boolean>`${plainName('own.name')} = ${plainName('line.name')}
      and ${digits('own.phone')} = ${digits('line.phone')}
      and lower(coalesce(own.email, '')) = lower(coalesce(line.email, ''))
      and ${saidByBoth('job_title')} and ${saidByBoth('note')}`,
    // The version of an offer is raised with its counterparty.
    links: [{ table: 'commercial_offers', column: 'contact_id' }],
  },
];

/** A line of the one counterparty and the same line of the other. */
export interface Twins {
  line: number;
  own: number;
}

/** Lines of the source that the target has as well, each with the one it is the same as. */
export async function findTwins(
  trx: Trx,
  { table, same }: Part,
  { sourceId, targetId }: { sourceId: number; targetId: number },
): Promise<Twins[]> {
  const { rows } = await sql<Twins>`
    select line.id as line, min(own.id) as own from ${sql.table(table)} line
    join ${sql.table(table)} own on own.counterparty_id = ${targetId} and ${same}
    where line.counterparty_id = ${sourceId} group by line.id order by line.id`.execute(trx);
  return rows;
}

/** How a link names a line, and how it is made to name another. */
function namingOf({ table, column, term }: LineLink) {
  const read = sql.ref(column);
  const asData = (id: number) => sql`to_jsonb(${id}::bigint)`;
  if (term === undefined)
    return { names: (id: number) => sql`${read} = ${id}`, becomes: (id: number) => sql`${id}` };
  if (table === 'addendum_changes')
    return {
      names: (id: number) => sql`target = 'agreement' and field = ${term} and ${read} = ${asData(id)}`,
      becomes: asData,
    };
  return {
    names: (id: number) => sql`${read} -> ${term} -> 'value' = ${asData(id)}`,
    becomes: (id: number) => sql`jsonb_set(${read}, array[${term}, 'value'], ${asData(id)})`,
  };
}

/** Under which a merge keeps what it renamed. */
export const nameOfLink = ({ table, column, term }: LineLink) =>
  [table, column, ...(term === undefined ? [] : [term])].join('.');

/** The documents that named the one line name the other; their ids. */
export async function renameLine(
  trx: Trx,
  link: LineLink,
  { from, to, ids }: { from: number; to: number; ids?: readonly number[] },
): Promise<number[]> {
  const { table, column, isVersioned } = link;
  const { names, becomes } = namingOf(link);
  const among = ids === undefined ? sql`true` : sql`id = any(${ids}::bigint[])`;
  const version = isVersioned ? sql`, lock_version = lock_version + 1` : sql``;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(column)} = ${becomes(to)} ${version}
    where ${names(from)} and ${among} returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
