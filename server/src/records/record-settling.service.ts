import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import { differences } from 'shared/contract/record/difference';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { KeptChange } from 'shared/contract/record/kept-change';
import { keptState } from 'shared/contract/record/record-values';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';
import type { Change, Decision, RecordFacts, RecordSource } from './record-source';
import { tellFollowers } from './record-followers';
import { addState } from './record-states.repository';

function stateChange(before: RecordFacts | null, after: RecordFacts): KeptChange[] {
  const [old, now] = [before?.status ?? null, after.status ?? null];
  return old === now || before === null ? [] : [{ field: 'status', old, new: now }];
}

/** The answers that no changed field tells: a day the action keeps in a field of its own stands there already. */
function saidBeside(fields: FieldTable, changed: readonly KeptChange[], said: readonly KeptChange[]) {
  // A term may fall on the asked day by chance, and tells something else.
  const kept = changed.filter(
    ({ field }) => fields[field]?.kind === 'day' && fields[field].group === 'service',
  );
  return said.filter(({ field, new: day }) => field !== 'date' || !kept.some((each) => each.new === day));
}

interface Settling<Row> {
  deps: Deps;
  trx: Trx;
  change: Change;
  /** Null of a new record. */
  before: Row | null;
  after: Row;
}

/** Puts the change down, tells open screens and the people concerned; everything in the transaction of the change. */
export async function settle<Row extends RecordFacts, Card>(
  source: RecordSource<Row, Card>,
  context: Settling<Row>,
  decision: Decision<Row>,
): Promise<void> {
  const { deps, trx, change, before, after } = context;
  const { kind, fields } = source;
  const changed =
    before === null ? [] : differences(fields, keptState(fields, before), keptState(fields, after));
  await deps.activity.record(trx, {
    ...change,
    action: decision.action,
    entityType: kind.name,
    entityId: after.id,
    entityLabel: source.label(after),
    changes: [...stateChange(before, after), ...changed, ...saidBeside(fields, changed, decision.said ?? [])],
  });
  const status = after.status ?? null;
  if (status !== null && status !== before?.status) {
    await addState(trx, {
      kind: kind.name,
      recordId: after.id,
      status,
      at: deps.now(),
      actorId: change.actor?.id ?? null,
      action: decision.action,
    });
  }
  await announceRecord(deps, source, {
    trx,
    id: after.id,
    lockVersion: after.lock_version,
    actorId: change.actor?.id ?? null,
  });
  await decision.notify?.(trx, after);
  await tellFollowers(deps, { trx, change, kind: kind.name, before, after });
}

/** Tells everybody who sees the record that it became another version, if and only if the transaction commits. */
export async function announceRecord<Row extends RecordFacts, Card>(
  deps: Pick<Deps, 'outbox'>,
  source: Pick<RecordSource<Row, Card>, 'kind' | 'audience'>,
  change: { trx: Trx; id: number; lockVersion: number; actorId: number | null },
): Promise<void> {
  const audience = await source.audience(change.trx, change.id);
  const payload: UserEvent = {
    kind: 'entity',
    entity: source.kind.name,
    resource: source.kind.resource,
    id: change.id,
    lock_version: change.lockVersion,
    actor_id: change.actorId,
  };
  await deps.outbox.publish(change.trx, {
    channels: audience.map((userId) => privateChannel(userChannel(userId))),
    event: USER_EVENT,
    payload,
  });
}
