import { alreadyMadeText, missingText } from 'shared/contract/record/record-kind';
import { businessDay } from '../calendar/business-day';
import { type Attempt, findRepeated, keepRepeated } from '../idempotency/idempotency.service';
import type { Db, Trx } from '../platform/database/database';
import { faultCode } from '../platform/fault-code';
import { type Actor, SYSTEM_ORIGIN } from '../platform/http/actor';
import { Conflict, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { Change, Deciding, Decision, RecordFacts, RecordRequest, RecordSource } from './record-source';
import { requireLiveReferences } from './live-references.service';
import { announceRecord, settle } from './record-settling.service';
import { isRowVisible, lockRow } from './versioned-row';
import type { Viewer } from './viewer';

/** The record; refuses with 404 when there is none or the viewer does not see it. */
export async function requireRecord<Row extends RecordFacts, Card>(
  source: RecordSource<Row, Card>,
  db: Db,
  wanted: { viewer: Viewer; id: number },
): Promise<Row> {
  const row = await source.find(db, wanted.viewer, wanted.id);
  if (row === null) throw new NotFound(missingText(source.kind));
  return row;
}

/** Returns when the viewer sees the record; refuses with 404. */
export async function requireVisible<Row extends RecordFacts, Card>(
  source: RecordSource<Row, Card>,
  db: Db,
  wanted: { viewer: Viewer; id: number },
): Promise<void> {
  if (!(await isRowVisible(db, source.seen, wanted))) {
    throw new NotFound(missingText(source.kind));
  }
}

/** The record, and as its reader sees it; refuses with 404. */
export async function readRecord<Row extends RecordFacts, Card>(
  deps: Pick<Deps, 'db' | 'now'>,
  source: RecordSource<Row, Card>,
  wanted: { actor: Actor; id: number },
): Promise<{ row: Row; card: Card }> {
  const row = await requireRecord(source, deps.db, { viewer: wanted.actor, id: wanted.id });
  return { row, card: source.view(row, wanted.actor, businessDay(deps.now())) };
}

/** The record as its reader sees it; refuses with 404. */
export async function getRecord<Row extends RecordFacts, Card>(
  deps: Pick<Deps, 'db' | 'now'>,
  source: RecordSource<Row, Card>,
  wanted: { actor: Actor; id: number },
): Promise<Card> {
  return (await readRecord(deps, source, wanted)).card;
}

/**
 * The record, held until the transaction ends, in the version it was read at; refuses with 404 when the employee does
 * not see it and with 409 and the present record when it has changed since.
 */
async function held<Row extends RecordFacts, Card>(
  deps: Pick<Deps, 'now'>,
  source: RecordSource<Row, Card>,
  { trx, request }: { trx: Trx; request: RecordRequest },
): Promise<Row> {
  const { actor, id, lockVersion } = request;
  if (!(await lockRow(trx, source.seen, { viewer: actor, id }))) throw new NotFound(missingText(source.kind));
  const row = await requireRecord(source, trx, { viewer: actor, id });
  if (lockVersion !== null && row.lock_version !== lockVersion) {
    throw new Conflict(source.view(row, actor, businessDay(deps.now())));
  }
  return row;
}

/** What the database refuses a repeated value with: a unique index, and an exclusion of periods that overlap. */
const REPEATED = ['23505', '23P01'];

/** Runs a write and turns the database's refusal of a repeated value into a 422 under its field. */
async function uniquely<T>(
  unique: RecordSource<RecordFacts, unknown>['unique'],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = (error as { constraint?: string }).constraint ?? '';
    const known = REPEATED.includes(faultCode(error)) ? unique?.[constraint] : undefined;
    if (known === undefined) throw error;
    throw new ValidationFailed({ [known.field]: [known.message] });
  }
}

interface Step<Row> {
  deciding: Deciding<Row>;
  change: Change;
  decide: (deciding: Deciding<Row>) => Promise<Decision<Row> | null>;
}

/** Decides, and settles what was decided; answers the record afterwards, null when nothing was. */
async function carryOut<Row extends RecordFacts, Card>(
  source: RecordSource<Row, Card>,
  { deciding, change, decide }: Step<Row>,
): Promise<Row | null> {
  const { deps, trx, row } = deciding;
  const decision = await decide(deciding);
  if (decision === null) return null;
  // The change itself may take the record out of the employee's sight.
  const after = await requireRecord(source, trx, { viewer: 'everything', id: row.id });
  await settle(source, { deps, trx, change, before: row, after }, decision);
  return after;
}

/**
 * The one way a record changes: held, found in the version it was read at, decided and written by its kind, then put
 * down, announced and shown. Refuses with 404, with 409 and the present record, and with whatever the decision
 * refuses; a decision of null changes nothing.
 */
export async function changeRecord<Row extends RecordFacts, Card>(
  deps: Deps,
  source: RecordSource<Row, Card>,
  step: RecordRequest & { decide: (deciding: Deciding<Row>) => Promise<Decision<Row> | null> },
): Promise<Card> {
  const { decide, ...request } = step;
  const { actor, origin } = request;
  return uniquely(source.unique, () =>
    deps.transact(async (trx) => {
      const row = await held(deps, source, { trx, request });
      const now = deps.now();
      const today = businessDay(now);
      const deciding = { deps, trx, row, now, today };
      const after = await carryOut(source, { deciding, change: { actor, origin }, decide });
      // What the record refers to is shown as this employee sees it.
      const shown = after === null ? row : ((await source.find(trx, actor, row.id)) ?? after);
      return source.view(shown, actor, today);
    }),
  );
}

/**
 * A change that follows from another one, in its transaction and under its author's name: what the author does not see
 * changes as well. A record that is gone by then is passed over.
 */
export async function changeAlong<Row extends RecordFacts, Card>(
  deps: Deps,
  source: RecordSource<Row, Card>,
  step: { trx: Trx; change: Change; id: number; decide: Step<Row>['decide'] },
): Promise<void> {
  const { trx, change, id, decide } = step;
  if (!(await lockRow(trx, source.seen, { viewer: 'everything', id }))) return;
  const row = await requireRecord(source, trx, { viewer: 'everything', id });
  const now = deps.now();
  const deciding = { deps, trx, row, now, today: businessDay(now) };
  await carryOut(source, { deciding, change, decide });
}

/**
 * A change the server makes by itself, in a transaction of its own: nightly work, the end of an approval. A record
 * that is gone by then is passed over.
 */
export async function changeByServer<Row extends RecordFacts, Card>(
  deps: Deps,
  source: RecordSource<Row, Card>,
  step: { id: number; decide: Step<Row>['decide'] },
): Promise<void> {
  const change = { actor: null, origin: SYSTEM_ORIGIN };
  await deps.transact((trx) => changeAlong(deps, source, { ...step, trx, change }));
}

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null;

interface Making<Row> extends Pick<RecordRequest, 'actor' | 'origin'> {
  /** What the employee sent: a repeated key with another body is refused. */
  input: unknown;
  key: string | null;
  make: (making: Pick<Deciding<Row>, 'deps' | 'trx' | 'now' | 'today'>) => Promise<number>;
  decision: Decision<Row>;
}

/**
 * A new record and its card. A repeated request with the same key makes nothing and answers with the record made
 * first; other data under a used key are refused with 409 and that record, so that they can become its edit. Refuses
 * with 422 what is chosen from a book and no longer in use, and with whatever the kind refuses.
 */
export async function createRecord<Row extends RecordFacts, Card>(
  deps: Deps,
  source: RecordSource<Row, Card>,
  step: Making<Row>,
): Promise<Card> {
  const { actor, origin, input, key, make, decision } = step;
  const today = businessDay(deps.now());
  return uniquely(source.unique, () =>
    deps.transact(async (trx) => {
      const attempt: Attempt | null =
        key === null ? null : { resource: source.kind.resource, key, body: input, actor };
      const made = attempt && (await findRepeated(trx, attempt));
      if (made !== null) {
        const first = await requireRecord(source, trx, { viewer: actor, id: made.recordId });
        const card = source.view(first, actor, today);
        if (made.isSame) return card;
        throw new Conflict(card, alreadyMadeText(source.kind), {});
      }
      const id = await make({ deps, trx, now: deps.now(), today });
      // After the rules of the kind: theirs are the nearer sentences. What the server makes by itself keeps what it copies.
      if (isObject(input)) await requireLiveReferences(trx, source.fields, { before: null, values: input });
      if (attempt !== null) await keepRepeated(trx, attempt, id);
      const after = await requireRecord(source, trx, { viewer: 'everything', id });
      await settle(source, { deps, trx, change: { actor, origin }, before: null, after }, decision);
      return source.view(after, actor, today);
    }),
  );
}

/**
 * The record is gone, or hidden, as its kind decides; refuses with 404, with 409 and the present record, and with
 * whatever the kind refuses.
 */
export async function removeRecord<Row extends RecordFacts, Card>(
  deps: Deps,
  source: RecordSource<Row, Card>,
  step: RecordRequest & { action: string; remove: (deciding: Deciding<Row>) => Promise<void> },
): Promise<void> {
  const { remove, action, ...request } = step;
  const { actor, origin, id } = request;
  await deps.transact(async (trx) => {
    const row = await held(deps, source, { trx, request });
    const now = deps.now();
    const gone = { trx, id, lockVersion: row.lock_version + 1, actorId: actor.id };
    // Before the row goes: afterwards nobody sees it, and nobody could be told.
    await announceRecord(deps, source, gone);
    await remove({ deps, trx, row, now, today: businessDay(now) });
    await deps.activity.record(trx, {
      actor,
      origin,
      action,
      entityType: source.kind.name,
      entityId: id,
      entityLabel: source.label(row),
    });
  });
}
