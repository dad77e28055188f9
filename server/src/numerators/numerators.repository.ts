import { sql } from 'kysely';
import type { Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { remembered } from '../platform/database/remembered';
import { asked, type SharedQuestion } from '../platform/database/side-by-side';
import { ValidationFailed } from '../platform/http/errors';
import type { NumeratorPurpose } from './schema';

export interface NumberRequest {
  purpose: NumeratorPurpose;
  organizationId: number;
  /** Null of a document without a type; its letter is then empty. */
  agreementTypeId: number | null;
  typeCode: string;
  year: number;
}

interface Numerator {
  id: number;
  pattern: string;
  reset: 'yearly' | 'never';
  start_value: number;
  start_year: string | null;
}

/** What decides which numerator is taken. */
type NumeratorFor = Pick<NumberRequest, 'purpose' | 'organizationId' | 'agreementTypeId'>;

/**
 * The numerator the agreement's type names, or the most particular one, of those that are live and in use for the request;
 * undefined when there is none at all.
 */
export async function findNumerator(trx: Trx, request: NumeratorFor): Promise<Numerator | undefined> {
  const { purpose, organizationId, agreementTypeId } = request;
  const question = `numerators ${purpose} ${String(organizationId)} ${String(agreementTypeId)}`;
  return remembered(trx, question, async () => {
    const { rows } = await sql<Numerator>`
      select n.id, n.pattern, n.reset, n.start_value, n.start_year from numerators n
      left join agreement_types t on t.id = ${agreementTypeId}::bigint and t.numerator_id = n.id
      where n.purpose = ${purpose} and n.is_active and n.archived_at is null
        and (n.organization_id is null or n.organization_id = ${organizationId})
        and (n.agreement_type_id is null or n.agreement_type_id = ${agreementTypeId}::bigint or t.id is not null)
      order by t.id nulls last, n.organization_id nulls last, n.agreement_type_id nulls last limit 1`.execute(
      trx,
    );
    return rows[0];
  });
}

/** The same; refuses with 422 when there is none. */
export async function getNumerator(trx: Trx, request: NumeratorFor): Promise<Numerator> {
  const numerator = await findNumerator(trx, request);
  if (numerator === undefined) {
    throw new ValidationFailed({
      number: ['Номер не выдан: в справочнике «Нумераторы» для него нет шаблона'],
    });
  }
  return numerator;
}

interface Counter {
  numeratorId: number;
  organizationId: number;
  year: number;
  first: number;
}

/** The next numbers of one counter, as many as are asked for; the last of them is answered. */
async function raiseBy(trx: Trx, counter: Counter, count: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`${prepared()}
    insert into numerator_counters as counter (numerator_id, organization_id, year, last_number)
    values (${counter.numeratorId}, ${counter.organizationId}, ${counter.year}, ${counter.first}::bigint + ${count} - 1)
    on conflict (numerator_id, organization_id, year) do update
      set last_number = greatest(counter.last_number + ${count}, excluded.last_number)
    returning last_number`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The counter gave no number');
  return row.last_number;
}

const RAISED: SharedQuestion<Counter, number> = {
  writes: true,
  askAll: async (trx, wanted) => {
    const answers = new Map<Counter, number>();
    // In the order of the counters: two that take several would wait for each other otherwise.
    const inOrder = wanted.toSorted(
      (a, b) => a.numeratorId - b.numeratorId || a.organizationId - b.organizationId || a.year - b.year,
    );
    for (let rest = inOrder; ;) {
      const [next] = rest;
      if (next === undefined) return wanted.map((each) => answers.get(each) ?? 0);
      const { numeratorId, organizationId, year } = next;
      const isSame = (each: Counter) =>
        each.numeratorId === numeratorId && each.organizationId === organizationId && each.year === year;
      const alike = rest.filter(isSame);
      const last = await raiseBy(trx, next, alike.length);
      for (const [at, each] of alike.entries()) answers.set(each, last - alike.length + 1 + at);
      rest = rest.filter((each) => !isSame(each));
    }
  },
};

/** The counter's next number, one more than the last but not below the first; the row is held until the transaction ends. */
export function raiseCounter(trx: Trx, counter: Counter): Promise<number> {
  return asked(trx, RAISED, counter);
}
