import type { z } from 'zod';
import { lastKeptDay } from 'shared/contract/archive/act-day';
import type {
  DestructionAct,
  destructionActCreate,
  destructionActUpdate,
  KeptRecord,
} from 'shared/contract/archive/destruction-act';
import { businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import type { Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, Locked, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { changeRecord, createRecord, removeRecord } from '../records/record-change.service';
import { updateVersioned } from '../records/versioned-row';
import { actSource } from './act-source';
import { actLife } from './acts.policy';
import { deleteAct, holdActs, insertAct, nextNumber, writeRecords } from './acts.repository';
import { requireArchivedKind } from './archived-kinds';
import { findNamed } from './kept-records.repository';

type Create = z.output<typeof destructionActCreate>;
type Update = z.output<typeof destructionActUpdate>;
type Named = Create['records'];

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

const MOST_TOLD = 10;

/** The sentences about what keeps records from being destroyed, a few of them. */
export function refusalOf(records: readonly { name: string; kept_by: string | null }[]): string[] {
  return records
    .flatMap(({ name, kept_by }) => (kept_by === null ? [] : [`${name}: ${kept_by.toLowerCase()}`]))
    .slice(0, MOST_TOLD);
}

/** What is wrong with the day of an act about the records; null when nothing is. */
export function dayFault(
  day: string,
  records: readonly Pick<KeptRecord, 'retention_until'>[],
): string | null {
  const last = lastKeptDay(records);
  return last === null || day > last ? null : `Раньше, чем истёк срок хранения: ${formatDay(last)}`;
}

/**
 * The records as they stand; refuses with 403 kinds that are not the employee's to prepare, with 422 what is kept or
 * stands in another open act.
 */
async function checkRecords(
  deps: Deps,
  trx: Trx,
  { actor, records, actId }: { actor: Actor; records: Named; actId: number | null },
): Promise<KeptRecord[]> {
  const unique = new Set(records.map(({ type, id }) => `${type}:${String(id)}`));
  if (unique.size < records.length) {
    throw new ValidationFailed({ records: ['Каждый документ включают в акт один раз'] });
  }
  for (const type of new Set(records.map((record) => record.type))) {
    const { kind, rights } = requireArchivedKind(deps.app, type);
    if (!holds(actor, rights.prepare))
      throw new Forbidden(`Документы «${kind.title}» в акт включает тот, кто может их менять`);
  }
  const today = businessDay(deps.now());
  const found = await findNamed(deps.app, trx, { viewer: actor, today, records });
  if (found.length < records.length) {
    throw new ValidationFailed({ records: ['Не все документы найдены: в акт включают только завершённые'] });
  }
  const told = [
    ...refusalOf(found),
    ...found.flatMap(({ name, act }) =>
      act === null || act.id === actId ? [] : [`${name}: уже включён в акт ${act.name}`],
    ),
  ];
  if (told.length > 0) throw new ValidationFailed({ records: told.slice(0, MOST_TOLD) });
  return found;
}

/** An act is of a day that has come, after the terms it proves to be over: its year gives the number. */
function checkDay(deps: Deps, day: string, records: readonly KeptRecord[]): void {
  const early = day > businessDay(deps.now()) ? 'Дата акта ещё не наступила' : dayFault(day, records);
  if (early !== null) throw new ValidationFailed({ act_date: [early] });
}

/** A new act under the next number of its year; refuses as `checkRecords` does. A repeated key makes nothing. */
export function create(
  deps: Deps,
  request: Call & { input: Create; key: string | null },
): Promise<DestructionAct> {
  const { actor, input } = request;
  return createRecord(deps, actSource(deps.app, deps.now), {
    ...request,
    decision: { action: 'destruction_act.created' },
    make: async ({ trx, now }) => {
      const { records, ...values } = input;
      await holdActs(trx);
      const found = await checkRecords(deps, trx, { actor, records, actId: null });
      checkDay(deps, input.act_date, found);
      const id = await insertAct(trx, {
        ...values,
        number: await nextNumber(trx, Number(input.act_date.slice(0, 4))),
        status_changed_at: now,
        created_at: now,
        updated_at: now,
        created_by_id: actor.id,
        updated_by_id: actor.id,
      });
      await writeRecords(trx, id, records);
      return id;
    },
  });
}

/** The draft holds the given values afterwards; refuses with 404, 409, with 423 outside «Проект», with 403 and 422. */
export function update(deps: Deps, request: Call & { id: number; input: Update }): Promise<DestructionAct> {
  const { actor, input } = request;
  const { lock_version: lockVersion, records, ...values } = input;
  return changeRecord(deps, actSource(deps.app, deps.now), {
    ...request,
    lockVersion,
    decide: async ({ trx, row, now }) => {
      if (row.status !== 'draft') throw new Locked('Акт уже отправлен на утверждение, изменить его нельзя');
      if (!actLife.canOf(actor, row).edit) throw new Forbidden();
      await holdActs(trx);
      const found =
        records === undefined
          ? row.records
          : await checkRecords(deps, trx, { actor, records, actId: row.id });
      checkDay(deps, values.act_date ?? row.act_date, found);
      if (records !== undefined) await writeRecords(trx, row.id, records);
      const year = Number(row.act_date.slice(0, 4));
      const wanted = Number((values.act_date ?? row.act_date).slice(0, 4));
      const number = wanted === year ? {} : { number: await nextNumber(trx, wanted) };
      const set = { ...values, ...number };
      await updateVersioned(trx, 'destruction_acts', { id: row.id, actorId: actor.id, now, set });
      return { action: 'destruction_act.updated' };
    },
  });
}

/** The draft is gone; refuses with 404, 409, with 423 outside «Проект», with 403. */
export function remove(
  deps: Deps,
  request: Call & { id: number; lockVersion: number | null },
): Promise<void> {
  return removeRecord(deps, actSource(deps.app, deps.now), {
    ...request,
    action: 'destruction_act.deleted',
    remove: async ({ trx, row }) => {
      if (row.status !== 'draft') throw new Locked('Удаляют только проект акта. Отмените акт');
      if (!actLife.canOf(request.actor, row).delete) throw new Forbidden();
      await deleteAct(trx, row.id);
    },
  });
}
