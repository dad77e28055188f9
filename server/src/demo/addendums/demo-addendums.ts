import type { AddendumStatus } from 'shared/contract/addendum/addendum';
import { isReplaced, termsOfAgreement } from '../../agreements/terms/agreement-terms.service';
import { writeEffectiveTerms } from '../../agreements/terms/terms-refresh.service';
import { addDays, businessDay } from '../../calendar/business-day';
import type { DemoAgreement } from '../agreements/demo-agreement';
import {
  extension,
  payment,
  price,
  type Rates,
  requisites,
  scope,
  story,
  termination,
  type Topic,
  vat,
} from './addendum-topics';
import { findParents, type Parent } from './addendum-parent';
import { type DemoStep, insertMany, pastMoment, workday } from '../demo-step';
import type { Random } from '../random';

interface Written {
  agreement: DemoAgreement;
  parent: Parent;
  number: number;
  topic: Topic;
  status: AddendumStatus;
  dated: string;
  from: string;
}

/** Days the paper of an addendum takes to come back, and for how long one may be late. */
const RETURN_DAYS = 14;
const LATEST_DAYS = 60;

/** Where the paper is: of the latest ones some are still awaited. */
function originalOf({ status, dated, number, agreement }: Written, now: Date) {
  const { method } = agreement.plan.signing;
  const isSigned = status === 'effective' || status === 'signed';
  if (!isSigned || (method !== 'paper' && method !== 'scan')) return {};
  const today = businessDay(now);
  const due = addDays(dated, RETURN_DAYS);
  const sent = { originals_sent_at: dated, originals_due_at: due, originals_sent_by_id: agreement.author.id };
  if (due >= addDays(today, -LATEST_DAYS)) {
    return { ...sent, originals_status: due < today ? ('overdue' as const) : ('sent' as const) };
  }
  return {
    ...sent,
    originals_status: 'received' as const,
    originals_received_at: addDays(dated, RETURN_DAYS - 4),
    storage_place: `Архив, шкаф ${String((agreement.id % 12) + 1)}, папка ${String(number)}`,
  };
}

async function write(step: DemoStep, written: Written): Promise<void> {
  const { trx, random, deps } = step;
  const { agreement, parent, number, topic, status, dated, from } = written;
  const isSigned = status === 'effective' || status === 'signed';
  const moment = pastMoment(random, dated, deps.now());
  // What both sides have signed was written on the working day before.
  const day = workday(addDays(businessDay(moment), -1));
  const begun = isSigned ? new Date(`${day}${moment.toISOString().slice(10)}`) : moment;
  const { id } = await trx
    .insertInto('addendums')
    .values({
      agreement_id: agreement.id,
      number: String(number),
      addendum_date: dated,
      title: topic.title,
      kinds: [topic.kind],
      effective_from: from,
      is_retroactive: from < dated,
      reason: topic.reason,
      summary: topic.summary,
      responsible_id: agreement.plan.responsible.id,
      our_signatory_id: parent.our_signatory_id,
      their_signatory_id: parent.their_signatory_id,
      signing_method: agreement.plan.signing.method,
      edi_operator: agreement.plan.signing.ediOperator,
      ...originalOf(written, deps.now()),
      signed_by_us_at: isSigned ? dated : null,
      signed_by_them_at: isSigned ? dated : null,
      status,
      status_changed_at: moment,
      created_at: begun,
      updated_at: moment,
      created_by_id: agreement.author.id,
      updated_by_id: agreement.author.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMany(
    trx,
    'addendum_changes',
    topic.changes.map((change) => ({
      addendum_id: id,
      target: change.target,
      target_id: change.target_id,
      operation: 'set' as const,
      field: change.field,
      old_value: JSON.stringify(change.old),
      new_value: JSON.stringify(change.new),
      clause_ref: change.clause,
    })),
  );
}

function topicOf(random: Random, parent: Parent, given: { isInForce: boolean; rates: Rates }): Topic {
  const found = given.isInForce
    ? random.pick([
        () => vat(parent, given.rates),
        () => payment(parent, random),
        () => scope(parent, random),
        requisites,
        () => price(parent, random),
      ])()
    : random.pick([
        () => extension(parent),
        () => extension(parent),
        () => payment(parent, random),
        termination,
        () => price(parent, random),
      ])();
  return found ?? scope(parent, random) ?? requisites();
}

const IN_WORK: readonly AddendumStatus[] = [
  'draft',
  'on_approval',
  'on_approval',
  'rework',
  'approved',
  'on_signing',
];

/** Both sides sign on a working day, and never before the agreement itself. */
function signingDay(day: string, start: string): string {
  const open = workday(day);
  return open < start ? day : open;
}

function daysOf(
  random: Random,
  { parent, status, today }: { parent: Parent; status: AddendumStatus; today: string },
) {
  if (status !== 'effective' && status !== 'signed') {
    const dated = addDays(today, -random.int(1, 18));
    return { dated, from: addDays(today, random.int(10, 40)) };
  }
  const start = parent.start_date ?? today;
  const span = Math.max(2, Math.floor((Date.parse(today) - Date.parse(start)) / 86_400_000) - 1);
  const dated = signingDay(addDays(start, random.int(1, span)), start);
  return { dated, from: status === 'signed' ? addDays(today, random.int(5, 30)) : dated };
}

/** So many agreements have a whole life of addenda behind them. */
const STORIES = 6;
/** Days in force after which there is something to tell. */
const LONG = 300;

function hasLife({ start_date, amount, end_date }: Parent, today: string): boolean {
  return start_date !== null && start_date < addDays(today, -LONG) && amount !== null && end_date !== null;
}

async function addStories(
  step: DemoStep,
  lives: readonly { agreement: DemoAgreement; parent: Parent }[],
  rates: Rates,
): Promise<void> {
  for (const { agreement, parent } of lives) {
    const chapters = story(parent, step.random, { rates, today: step.today });
    for (const [at, topic] of chapters.sort((left, right) => (left.dated < right.dated ? -1 : 1)).entries()) {
      const status = topic.from > step.today ? 'on_approval' : 'effective';
      const { from } = topic;
      const dated = signingDay(topic.dated, parent.start_date ?? topic.dated);
      await write(step, { agreement, parent, number: at + 1, topic, status, dated, from });
    }
  }
}

/** The agreements show the terms in force, and addenda that are overwritten are replaced. */
async function settle({ trx, today }: DemoStep, agreementIds: readonly number[]): Promise<void> {
  for (const id of agreementIds) {
    await writeEffectiveTerms(trx, id, today);
    const terms = await termsOfAgreement(trx, id);
    for (const { id: addendumId, status } of terms.addendums) {
      if (status !== 'effective' || isReplaced(terms, addendumId, today) !== true) continue;
      await trx.updateTable('addendums').set({ status: 'superseded' }).where('id', '=', addendumId).execute();
    }
  }
}

/** Some seventy additional agreements to what is in force, numbered within their agreement. */
export async function addAddendums(
  step: DemoStep,
  agreements: readonly DemoAgreement[],
  rates: Rates,
): Promise<void> {
  const { random, today } = step;
  const living = agreements.filter(
    ({ plan }) => ['active', 'suspended'].includes(plan.life.status) && plan.type !== 'Н',
  );
  const found = await findParents(
    step,
    living.map(({ id }) => id),
  );
  const pairs = random.sample(
    living.flatMap((agreement) => {
      const parent = found.get(agreement.id);
      return parent === undefined ? [] : [{ agreement, parent }];
    }),
    living.length,
  );
  const lives = pairs.filter(({ parent }) => hasLife(parent, today)).slice(0, STORIES);
  await addStories(step, lives, rates);
  const others = pairs.filter((pair) => !lives.includes(pair)).slice(0, 36);
  const numbers = new Map<number, number>();
  for (let at = 0; at < 50; at += 1) {
    const pair = others[at % others.length];
    if (pair === undefined) continue;
    const isInForce = at < others.length && at % 5 !== 0;
    const status = isInForce ? (at % 9 === 0 ? 'signed' : 'effective') : random.pick(IN_WORK);
    const topic = topicOf(random, pair.parent, { isInForce, rates });
    const { dated, from } = daysOf(random, { parent: pair.parent, status, today });
    const number = (numbers.get(pair.parent.id) ?? 0) + 1;
    numbers.set(pair.parent.id, number);
    const since = status === 'effective' && topic.from !== undefined ? topic.from : from;
    await write(step, { ...pair, number, topic, status, dated, from: since });
  }
  await settle(
    step,
    [...lives, ...others].map(({ parent }) => parent.id),
  );
}
