import { addDays, addMonths } from '../../calendar/business-day';
import { workday } from '../demo-step';
import type { Books } from '../demo-books';
import type { AgreementPlan } from './agreement-plan';

/** So many agreements came from the paper archive: long over, with nothing left that keeps them. */
export const OLD_PAPERS = 4;

/** Five years of keeping, as most types have it, and one: it is the first year in which whatever ended then may be destroyed. */
const YEARS_SINCE_END = 6;
/** The tax of the day has to be the one that stands in the agreement. */
const STEADY_RATES: readonly (string | null)[] = [null, 'vat20'];
const ORIGINALS_HOME: readonly string[] = ['received', 'not_required'];

const yearOf = (day: string) => Number(day.slice(0, 4));

function isFit(plan: AgreementPlan, day: (of: string) => string, today: string): boolean {
  const { life, vat, signing, title, subject } = plan;
  return (
    life.status === 'completed' &&
    life.agreementDate !== null &&
    yearOf(day(life.agreementDate)) >= yearOf(today) - YEARS_SINCE_END - 1 &&
    STEADY_RATES.includes(vat.rate) &&
    ORIGINALS_HOME.includes(signing.originals) &&
    !/\d{4}/.test(title + subject)
  );
}

/** The agreement so many years earlier; the register has it since the day on which it would have been made. */
function earlier(plan: AgreementPlan, day: (of: string) => string): AgreementPlan {
  const open = <Day extends string | null>(of: Day) => (of === null ? null : workday(day(of)));
  const { life, signing } = plan;
  const [start, end] = [life.start, life.end].map((of) => (of === null ? null : day(of)));
  return {
    ...plan,
    isOldPaper: true,
    life: {
      ...life,
      agreementDate: open(life.agreementDate),
      start: start ?? null,
      end: end ?? null,
      signedByUs: open(life.signedByUs),
      signedByThem: open(life.signedByThem),
      completed: open(life.completed),
      changed: open(life.changed) ?? life.changed,
      archived: workday(addDays(life.created, 4)),
    },
    signing: {
      ...signing,
      sent: open(signing.sent),
      due: open(signing.due),
      received: open(signing.received),
    },
  };
}

/** The plans with a few of what was completed moved so far back that its time of keeping is over on the day. */
export function withOldPapers(
  plans: readonly AgreementPlan[],
  { today, keeping }: { today: string } & Pick<Books, 'keeping'>,
): AgreementPlan[] {
  const isKeptLonger = (type: string) => {
    const term = keeping.get(type);
    return term === undefined || term.is_kept_forever || term.retention_years >= YEARS_SINCE_END;
  };
  let found = 0;
  return plans.map((plan) => {
    const { end } = plan.life;
    if (end === null || found === OLD_PAPERS || isKeptLonger(plan.type)) return plan;
    const months = 12 * (yearOf(today) - YEARS_SINCE_END - yearOf(end));
    const day = (of: string) => addMonths(of, months);
    if (!isFit(plan, day, today)) return plan;
    found += 1;
    return earlier(plan, day);
  });
}
