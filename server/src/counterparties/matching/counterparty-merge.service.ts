import { isDeepStrictEqual } from 'node:util';
import type { Updateable } from 'kysely';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import type { counterpartyMergeInput } from 'shared/contract/counterparty/counterparty-input';
import type { KeptChange } from 'shared/contract/record/kept-change';
import { wireFields } from 'shared/contract/record/field-table';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { z } from 'zod';
import { addDays, businessMoment } from '../../calendar/business-day';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, Locked, NotFound, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { changeRecord } from '../../records/record-change.service';
import type { Deciding } from '../../records/record-source';
import { announceRecord } from '../../records/record-settling.service';
import { lockRow, updateVersioned } from '../../records/versioned-row';
import { MERGE_UNDO_DAYS } from '../counterparties.policy';
import { type CounterpartyRecord, findCounterparty, seenCounterparty } from '../counterparties.repository';
import { closeMerge, findMerge, keepMerge, linkBack, relink } from './counterparty-merge.repository';
import { type CounterpartyField, type CounterpartyValues, faultsAgainst } from '../counterparty-rules';
import { counterpartySource } from '../counterparty-source';
import { standingFault } from './merge-faults';
import { sharedAgreementsFault } from './shared-agreements.repository';
import type { CounterpartiesTable } from '../schema';

type Columns = Updateable<CounterpartiesTable>;
type MergeInput = z.output<typeof counterpartyMergeInput>;

interface Call {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
}

const SOURCE_CHANGED =
  'Запись, которая уйдёт в архив, изменил другой сотрудник. Выберите ещё раз, что сохранить';
const FIELDS = wireFields(COUNTERPARTY_FIELDS);
const named = (record: CounterpartyRecord) => ({ id: record.id, label: counterpartySource.label(record) });

/** Fields that are taken from the source: those of one value; accounts and people go over in any case. */
function takenFields({ fields }: MergeInput): CounterpartyField[] {
  const known = Object.keys(FIELDS).filter((name): name is CounterpartyField => {
    const { kind } = FIELDS[name as CounterpartyField];
    return kind !== 'lines' && name !== 'is_own';
  });
  const unknown = Object.keys(fields).filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0) {
    throw new ValidationFailed(
      Object.fromEntries(unknown.map((name) => [`fields.${name}`, ['Неизвестное поле']])),
    );
  }
  return known.filter((name) => fields[name] === 'source');
}

async function requireSource(
  { trx, row, today }: Deciding<CounterpartyRecord>,
  { actor, input }: { actor: Actor; input: MergeInput },
): Promise<CounterpartyRecord> {
  const { source_id: id, source_lock_version: readAt } = input;
  const refuse = (message: string) => new ValidationFailed({ source_id: [message] });
  if (id === row.id) throw refuse('Выберите другого контрагента');
  const isFound = await lockRow(trx, seenCounterparty, { viewer: 'everything', id });
  const source = isFound ? await findCounterparty(trx, 'everything', id) : null;
  if (source === null) throw refuse('Выберите значение из списка');
  if (row.is_own || source.is_own) throw refuse('Объединяют только партнёров');
  if (source.merged_into !== null) throw refuse('Этот контрагент уже объединён с другим');
  // The words of both were chosen among: a word nobody has seen is neither taken nor put away.
  if (readAt !== undefined && readAt !== source.lock_version) {
    throw new Conflict(counterpartySource.view(source, actor, today), SOURCE_CHANGED);
  }
  const fault =
    standingFault({ target: row, source }) ??
    (await sharedAgreementsFault(trx, { actor, one: row.id, other: id }));
  if (fault !== null) throw refuse(fault);
  return source;
}

/** The other of the two records changes as well: journal and open screens are told. */
async function settleSource(
  deciding: Deciding<CounterpartyRecord>,
  { actor, origin }: Call,
  change: { source: CounterpartyRecord; action: string; set: Columns; said: KeptChange[] },
): Promise<void> {
  const { deps, trx, now } = deciding;
  const { source, action, set, said } = change;
  await updateVersioned(trx, 'counterparties', { id: source.id, actorId: actor.id, now, set });
  await deps.activity.record(trx, {
    actor,
    origin,
    action,
    entityType: counterpartySource.kind.name,
    entityId: source.id,
    entityLabel: counterpartySource.label(source),
    changes: said,
  });
  const lockVersion = source.lock_version + 1;
  await announceRecord(deps, counterpartySource, { trx, id: source.id, lockVersion, actorId: actor.id });
}

/**
 * The source goes to the archive and all that named it names the target, which takes the chosen fields of the source.
 * Refuses with 404, with 409 and the present card of the one that has changed since, with 422 when the two cannot become one, with 423 in the archive.
 */
export function merge(deps: Deps, call: Call & { input: MergeInput }): Promise<Counterparty> {
  const { actor, input } = call;
  return changeRecord(deps, counterpartySource, {
    ...call,
    lockVersion: input.lock_version,
    decide: async (deciding) => {
      const { trx, row, now, today } = deciding;
      if (row.archived_at !== null) throw new Locked('Контрагент в архиве, объединить с ним нельзя');
      const taken = takenFields(input);
      const source = await requireSource(deciding, { actor, input });
      const ours = valuesOfRecord(COUNTERPARTY_FIELDS, row);
      const theirs = valuesOfRecord(COUNTERPARTY_FIELDS, source);
      const pick = (values: CounterpartyValues) =>
        Object.fromEntries(taken.map((name) => [name, values[name]])) as Columns;
      const [before, set] = [pick(ours), pick(theirs)];
      const faults = faultsAgainst({ ...ours, ...set }, { fields: taken, today });
      if (Object.keys(faults).length > 0) throw new ValidationFailed(faults);
      // Before its requisites are taken: two live records of the same ИНН are not let in.
      await settleSource(deciding, call, {
        source,
        action: 'counterparty.merged',
        set: { archived_at: now, archived_by_id: actor.id, merged_into_id: row.id },
        said: [{ field: 'merged_into', old: null, new: named(row) }],
      });
      const isChild = (set.parent_id ?? row.parent?.id) === source.id || set.parent_id === row.id;
      if (isChild) Object.assign(before, { parent_id: row.parent?.id ?? null });
      await updateVersioned(trx, 'counterparties', {
        id: row.id,
        actorId: actor.id,
        now,
        set: { ...set, ...(isChild && { parent_id: null }) },
      });
      const moved = await relink(trx, { sourceId: source.id, targetId: row.id });
      await keepMerge(trx, {
        source_id: source.id,
        moved,
        before: before,
        targetId: row.id,
        actorId: actor.id,
        now,
      });
      return {
        action: 'counterparty.merged',
        said: [{ field: 'merged_from', old: null, new: named(source) }],
      };
    },
  });
}

/** What the merge changed and still stands as it left it: what people have written since is theirs. */
function unchangedSince(
  before: Readonly<Record<string, unknown>>,
  { row, source }: { row: CounterpartyRecord; source: CounterpartyRecord },
): Columns {
  const [now, taken]: Readonly<Record<string, unknown>>[] = [row, source].map((record) =>
    valuesOfRecord(COUNTERPARTY_FIELDS, record),
  );
  const stands = (name: string) =>
    isDeepStrictEqual(now?.[name], taken?.[name]) || (name === 'parent_id' && now?.[name] === null);
  return Object.fromEntries(Object.entries(before).filter(([name]) => stands(name)));
}

/**
 * The newest merge into the record is undone: the other comes back with what was moved and still stands there, and the
 * fields say what they said before, but for those changed since. Refuses with 404, with 409 and the present card, with 423 when there is nothing to
 * undo or it was too long ago, with 422 when the requisites have been taken since.
 */
export function unmerge(deps: Deps, call: Call & { input: { lock_version: number } }): Promise<Counterparty> {
  const { actor, input } = call;
  return changeRecord(deps, counterpartySource, {
    ...call,
    lockVersion: input.lock_version,
    decide: async (deciding) => {
      const { trx, row, now, today } = deciding;
      if (row.archived_at !== null) throw new Locked('Контрагент в архиве, отменить объединение нельзя');
      const since = businessMoment(addDays(today, -MERGE_UNDO_DAYS));
      const found = await findMerge(trx, { targetId: row.id, since });
      if (found === null) {
        throw new Locked(`Отменить можно только объединение последних ${String(MERGE_UNDO_DAYS)} дней`);
      }
      await lockRow(trx, seenCounterparty, { viewer: 'everything', id: found.source_id });
      const source = await findCounterparty(trx, 'everything', found.source_id);
      if (source === null) throw new NotFound('Присоединённый контрагент не найден');
      const set = unchangedSince(found.before, { row, source });
      await updateVersioned(trx, 'counterparties', { id: row.id, actorId: actor.id, now, set });
      await linkBack(trx, { sourceId: source.id, targetId: row.id, moved: found.moved });
      await settleSource(deciding, call, {
        source,
        action: 'counterparty.unmerged',
        set: { archived_at: null, archived_by_id: null, merged_into_id: null },
        said: [{ field: 'merged_into', old: named(row), new: null }],
      });
      await closeMerge(trx, found.id, now);
      return {
        action: 'counterparty.unmerged',
        said: [{ field: 'merged_from', old: named(source), new: null }],
      };
    },
  });
}
