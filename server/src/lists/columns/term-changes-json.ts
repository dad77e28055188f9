import { sql } from 'kysely';
import type { AgreementParty } from 'shared/contract/agreement/agreement';
import type { VatMode } from 'shared/contract/money/vat';
import { counterpartyJson, signatoryJson } from './reference-json';

/** A value of a term as it is kept; a referred record is its id. */
export type TermScalar = string | number | boolean | null;

/** A line an addendum adds to the specification, with what it refers to. */
export interface AddedLine {
  product_id: number | null;
  name: string;
  description: string | null;
  measure_id: number;
  quantity: string;
  price: string;
  discount_percent: string;
  vat_mode: VatMode;
  vat_rate_id: number | null;
  delivery_date: string | null;
  note: string | null;
  measure: { id: number; name: string; symbol: string };
  vat_rate: { id: number; name: string; percent: string | null } | null;
}

/** The line as it is kept. */
export type BareLine = Omit<AddedLine, 'measure' | 'vat_rate'>;

/** The line without what its references are called. */
export function bareLine({ measure: _, vat_rate: __, ...line }: AddedLine): BareLine {
  return line;
}

/** A further side an addendum brings in, with what it refers to. */
export type AddedParty = Omit<AgreementParty, 'id' | 'signed_at'>;

/** A change as it is kept. */
export interface KeptTermChange {
  target: 'agreement' | 'item' | 'party' | 'obligation';
  target_id: number | null;
  operation: 'set' | 'add' | 'remove';
  field: string | null;
  old_value: TermScalar;
  new_value: TermScalar;
  clause_ref: string | null;
  /** Of an added line, whose number in the specification is `target_id`. */
  added: AddedLine | null;
  /** Of an added side, whose number among the sides is `target_id`. */
  added_party: AddedParty | null;
  /** What was in force instead of the old value when the addendum was signed or took effect. */
  found?: { value: TermScalar } | null;
}

/** Whom the id of a counterparty kept as JSON means today: what it has been merged into; null of nobody. */
const heir = (column: string) => sql<
  number | null
>`(select coalesce(m.merged_into_id, m.id) from counterparties m
    where m.id = (${sql.ref(column)} #>> '{}')::bigint)`;

/** The value, a counterparty by what it has been merged into. */
const present = (column: string) => sql`case when ch.field = 'counterparty_id' then coalesce(
  to_jsonb(${heir(column)}), ${sql.ref(column)}) else ${sql.ref(column)} end`;

/** The counterparty that the addendum under `d` puts in the place of the second side; null when it puts none. */
export const comingCounterparty = sql<number | null>`(select ${heir('ch.new_value')} from addendum_changes ch
  where ch.addendum_id = d.id and ch.target = 'agreement' and ch.field = 'counterparty_id')`;

const addedParty = sql`(select ch.added || jsonb_build_object(
    'counterparty', ${counterpartyJson('cp')}, 'signatory', ${signatoryJson('cs')})
  from counterparties cp left join signatories cs on cs.id = ch.added_signatory_id
  where cp.id = ch.added_counterparty_id)`;

/** The changes of an addendum with their numbers, as JSON in their order; of `addendums d`. */
export const termChangesJson = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ch.id, 'target', ch.target, 'target_id', ch.target_id, 'operation', ch.operation, 'field', ch.field,
    'old_value', ${present('ch.old_value')}, 'new_value', ${present('ch.new_value')},
    'clause_ref', ch.clause_ref, 'found', ch.found,
    'added_party', case when ch.target = 'party' then ${addedParty} end,
    'added', case when ch.target = 'item' then ch.added || jsonb_build_object(
      'measure', (select jsonb_build_object('id', m.id, 'name', m.name, 'symbol', m.symbol)
        from measures m where m.id = ch.added_measure_id),
      'vat_rate', (select jsonb_build_object('id', v.id, 'name', v.name, 'percent', v.percent::text)
        from vat_rates v where v.id = ch.added_vat_rate_id)) end) order by ch.id), '[]')
  from addendum_changes ch where ch.addendum_id = d.id)`;
