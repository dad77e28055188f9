import { formatNumber } from 'shared/contract/books/number-pattern';
import type { AgreementPlan } from './agreement-plan';
import { type DemoStep, insertMany } from '../demo-step';

/** Counts numbers on paper within an organisation and a year, and numbers of the register within a year. */
class Numbering {
  readonly counters = new Map<
    string,
    { purpose: 'agreement' | 'agreement_internal'; owner: number; year: number; last: number }
  >();

  /** Earlier numbers went to papers the register does not hold. */
  skip(owner: number, year: number, count: number): void {
    if (count <= 0) return;
    this.counters.set(`agreement:${String(owner)}:${String(year)}`, {
      purpose: 'agreement',
      owner,
      year,
      last: count,
    });
  }

  next(purpose: 'agreement' | 'agreement_internal', owner: number, year: number): number {
    const key = `${purpose}:${String(owner)}:${String(year)}`;
    const counter = this.counters.get(key) ?? { purpose, owner, year, last: 0 };
    counter.last += 1;
    this.counters.set(key, counter);
    return counter.last;
  }
}

/** The number of the newest agreement of the head company, so that it is the same in every picture. */
const NEWEST_NUMBER = 112;

/** The numbers of all agreements in the order of their days, and where each numerator stops. */
export function numbersOf(plans: readonly AgreementPlan[], owners: readonly { id: number }[]) {
  const numbering = new Numbering();
  const internal = new Map<AgreementPlan, string>();
  const onPaper = new Map<AgreementPlan, string>();
  const year = (day: string) => Number(day.slice(0, 4));
  for (const plan of plans) {
    const made = year(plan.life.created);
    const n = numbering.next('agreement_internal', 0, made);
    internal.set(plan, formatNumber('Д-{year}-{n:5}', { n, year: made, type: '' }));
  }
  const dated = plans
    .filter(({ hasNumber }) => hasNumber)
    .sort((a, b) => (a.life.agreementDate ?? '').localeCompare(b.life.agreementDate ?? ''));
  const signedIn = ({ life }: AgreementPlan) => year(life.agreementDate ?? life.created);
  const newest = Math.max(...dated.map(signedIn));
  const present = dated.filter((plan) => plan.organization === 0 && signedIn(plan) === newest).length;
  numbering.skip(owners[0]?.id ?? 0, newest, NEWEST_NUMBER - present);
  for (const plan of dated) {
    const signed = signedIn(plan);
    const n = numbering.next('agreement', owners[plan.organization]?.id ?? 0, signed);
    onPaper.set(plan, formatNumber('{n}/{year}-{type}', { n, year: signed, type: plan.type }));
  }
  return { internal, onPaper, counters: [...numbering.counters.values()] };
}

/** The next agreement gets the number after the last one. */
export async function keepCounters(
  { trx }: DemoStep,
  counters: ReturnType<typeof numbersOf>['counters'],
): Promise<void> {
  const numerators = await trx.selectFrom('numerators').select(['id', 'purpose']).execute();
  const idOf = new Map(numerators.map(({ id, purpose }) => [purpose, id]));
  await insertMany(
    trx,
    'numerator_counters',
    counters.map(({ purpose, owner, year, last }) => ({
      numerator_id: idOf.get(purpose) ?? 0,
      organization_id: owner,
      year,
      last_number: last,
    })),
  );
}
