import { agreementName } from 'shared/contract/agreement/agreement-name';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { quoted } from 'shared/contract/quotation';
import { SYSTEM_ORIGIN } from '../platform/http/actor';
import { addDays } from '../calendar/business-day';
import { findWorkCalendar } from '../calendar/working-days.repository';
import { addWorkingMinutes, type WorkCalendar, workingMinutes } from '../calendar/working-time';
import type { Cast, Colleague } from './cast';
import type { DemoAgreement } from './agreements/demo-agreement';
import { roundSteps, type Taken } from './approvals/round-steps';
import { sentAt } from './approvals/sent-at';
import { type DemoStep, type PastEntry, pastMoment, statusChange } from './demo-step';

interface Times {
  calendar: WorkCalendar;
  now: Date;
}

interface Told {
  /** What the kept rounds of approval tell; none of an agreement that was approved on paper. */
  rounds: readonly Taken[];
  cast: Cast;
}

type Step = readonly [
  action: string,
  from: AgreementStatus,
  to: AgreementStatus,
  who: 'author' | 'approver' | 'clerk' | 'nobody',
];

const SENT: Step = ['send-to-approval', 'draft', 'on_approval', 'author'];
const SKIPPED: Step = ['skip-approval', 'draft', 'approved', 'author'];
const TO_SIGNING: Step = ['send-to-signing', 'approved', 'on_signing', 'author'];
const SIGNED: Step = ['mark-signed', 'on_signing', 'signed', 'clerk'];
const ACTIVATED: Step = ['activated', 'signed', 'active', 'nobody'];

const LAST: Partial<Record<AgreementStatus, Step>> = {
  suspended: ['suspend', 'active', 'suspended', 'author'],
  completed: ['complete', 'active', 'completed', 'author'],
  expired: ['expired', 'active', 'expired', 'nobody'],
  terminated: ['terminate', 'active', 'terminated', 'author'],
  cancelled: ['cancel', 'draft', 'cancelled', 'author'],
};

const ORDER: readonly AgreementStatus[] = ['approved', 'on_signing', 'signed', 'active'];

/** The way an agreement has come, step by step. */
function wayOf({ plan, approvers }: DemoAgreement): Step[] {
  const { status } = plan.life;
  if (status === 'draft' || plan.isOldPaper === true) return [];
  if (status === 'cancelled') return [LAST.cancelled].filter((step) => step !== undefined);
  const first =
    approvers.length === 0 && status !== 'on_approval' && status !== 'rework' && status !== 'rejected'
      ? SKIPPED
      : SENT;
  if (status === 'on_approval') return [SENT];
  if (status === 'rework') return [SENT, ['returned', 'on_approval', 'rework', 'approver']];
  if (status === 'rejected') return [SENT, ['rejected', 'on_approval', 'rejected', 'approver']];
  const passed: Step[] =
    first === SENT ? [SENT, ['passed', 'on_approval', 'approved', 'approver']] : [SKIPPED];
  const reached = ORDER.indexOf(status) === -1 ? ORDER.length - 1 : ORDER.indexOf(status);
  const last = LAST[status];
  return [
    ...passed,
    ...[TO_SIGNING, SIGNED, ACTIVATED].slice(0, reached),
    ...(last === undefined ? [] : [last]),
  ];
}

function actorOf(who: Step[3], { author, approvers }: DemoAgreement, cast: Cast): Colleague | null {
  if (who === 'nobody') return null;
  if (who === 'clerk') return cast.named('Дроздова');
  return who === 'author' ? author : (approvers[0] ?? cast.demo('lawyer'));
}

/** In working hours of the day on which the last of both sides signed; null while one of them has not. */
function markedAt(calendar: WorkCalendar, { id, plan: { life } }: DemoAgreement): Date | null {
  const { signedByUs: ours, signedByThem: theirs } = life;
  if (ours === null || theirs === null) return null;
  const morning = new Date(`${ours > theirs ? ours : theirs}T06:00:00Z`);
  return addWorkingMinutes(calendar, morning, 60 + ((id * 37) % 360));
}

/** The server lets an agreement begin by itself: on its day, or as soon as it is signed. */
function begunAt({ plan: { life } }: DemoAgreement, marked: Date | null): Date | null {
  if (life.start === null || marked === null) return marked;
  const morning = new Date(`${life.start}T00:10:00Z`);
  return morning > marked ? morning : marked;
}

/** The moments that nothing names are spread evenly over the working time between those that are named. */
function spread(calendar: WorkCalendar, known: readonly (Date | null)[], begun: Date): Date[] {
  const moments: Date[] = [];
  let last = begun;
  for (const [at, moment] of known.entries()) {
    const gap = known.slice(at).findIndex((later) => later !== null);
    const next = known[at + gap];
    if (moment !== null || gap === -1 || next === undefined || next === null) last = moment ?? last;
    else
      last = addWorkingMinutes(calendar, last, Math.floor(workingMinutes(calendar, last, next) / (gap + 1)));
    moments.push(last);
  }
  return moments;
}

/** Steps that a round of approval tells of where one is kept. */
const OF_ROUNDS = new Set(['send-to-approval', 'returned', 'passed']);

/**
 * When each step of the way was taken, in their order: the sending some minutes after the last word of the draft, the
 * signature on its day, and the last one when the agreement came into its state.
 */
function momentsOf(
  { calendar, now }: Times,
  agreement: DemoAgreement,
  { way, decided }: { way: readonly Step[]; decided: Date | undefined },
): Date[] {
  const { createdAt, changedAt, plan } = agreement;
  const { status } = plan.life;
  const sent = way[0] === SENT ? sentAt(calendar, { status, createdAt, changedAt }, now) : createdAt;
  const marked = markedAt(calendar, agreement);
  const named = new Map<Step, Date | null>([
    [SENT, sent],
    [SIGNED, marked],
    [ACTIVATED, begunAt(agreement, marked)],
  ]);
  const known = way.map((step, at) => (at === way.length - 1 ? changedAt : (named.get(step) ?? null)));
  const within = known.map((moment) => (moment !== null && moment > changedAt ? changedAt : moment));
  return spread(calendar, within, decided ?? sent);
}

/** The way an agreement has come: its rounds of approval as they were, and whatever else its state tells of. */
function stepsOf(times: Times, agreement: DemoAgreement, { rounds, cast }: Told): Taken[] {
  const whole = wayOf(agreement);
  const way = rounds.length === 0 ? whole : whole.filter(([action]) => !OF_ROUNDS.has(action));
  const moments = momentsOf(times, agreement, { way, decided: rounds.at(-1)?.at });
  return [
    ...rounds,
    ...way.map(([action, from, to, who], at) => ({
      action,
      from,
      to,
      at: moments[at] ?? agreement.changedAt,
      actorId: actorOf(who, agreement, cast)?.id ?? null,
    })),
  ];
}

function linesOf(times: Times, agreement: DemoAgreement, told: Told): PastEntry[] {
  const { id, number, internalNumber, plan, createdAt, author } = agreement;
  const common = {
    entityType: 'agreement',
    entityId: id,
    entityLabel: `${agreementName({ number, internal_number: internalNumber })} ${quoted(plan.title)}`,
    origin: SYSTEM_ORIGIN,
  };
  const labels: Readonly<Record<string, string>> = AGREEMENT_STATUS_LABELS;
  return [
    {
      ...common,
      actor: { id: author.id, name: author.fullName },
      action: 'agreement.created',
      occurredAt: createdAt,
    },
    ...stepsOf(times, agreement, told).map(({ action, from, to, at, actorId }) => ({
      ...common,
      actor: told.cast.actor(actorId),
      action: `agreement.${action}`,
      changes: statusChange(labels[from] ?? '', labels[to] ?? ''),
      occurredAt: at,
    })),
  ];
}

/** Everybody's last login is the one their card tells of; whatever else is drawn came before it. */
async function logins({ trx, random, today, deps }: DemoStep, cast: Cast): Promise<PastEntry[]> {
  const rows = await trx.selectFrom('users').select(['id', 'last_login_at']).execute();
  const lastOf = new Map(
    rows.flatMap(({ id, last_login_at: at }) => (at === null ? [] : [[id, new Date(at)] as const])),
  );
  const people = cast.colleagues.filter(({ id }) => lastOf.has(id));
  const login = ({ id, fullName }: Colleague, occurredAt: Date): PastEntry => ({
    actor: { id, name: fullName },
    action: 'session.started',
    entityType: 'user',
    entityId: id,
    entityLabel: fullName,
    origin: { ...SYSTEM_ORIGIN, ip: `10.20.${String(random.int(1, 9))}.${String(random.int(10, 240))}` },
    occurredAt,
  });
  const drawn = Array.from({ length: 160 }, () => ({
    one: random.pick(people),
    at: pastMoment(random, addDays(today, -random.int(0, 20)), deps.now()),
  }));
  return [
    ...drawn.filter(({ one, at }) => at < (lastOf.get(one.id) ?? at)).map(({ one, at }) => login(one, at)),
    ...people.map((one) => login(one, lastOf.get(one.id) ?? deps.now())),
  ];
}

/** The journal of four years, written by the recorder itself in the order of time, so that its chain is whole. */
export async function addJournal(
  step: DemoStep,
  cast: Cast,
  agreements: readonly DemoAgreement[],
): Promise<void> {
  const { deps, trx, today } = step;
  const times = { calendar: await findWorkCalendar(trx, addDays(today, -5 * 366)), now: deps.now() };
  const told: PastEntry[] = [];
  for (const agreement of agreements) {
    const rounds = await roundSteps(step, 'agreement', agreement.id);
    told.push(...linesOf(times, agreement, { rounds, cast }));
  }
  const lines = [...step.past, ...told, ...(await logins(step, cast))];
  lines.sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  for (const line of lines) await deps.activity.record(trx, line);
}
