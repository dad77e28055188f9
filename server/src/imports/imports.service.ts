import { dropContent } from '../files/content-tidying.service';
import type { importChange, ImportJob } from 'shared/contract/exchange/import';
import { isRequired, wireName } from 'shared/contract/record/field-table';
import type { z } from 'zod';
import { requireLast } from '../platform/files/last-part';
import { keepLoose } from '../files/loose-content.service';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, HttpError, NotFound, TooManyRequests } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { profileOf, requireEnough, requireFields, shortcomingOf } from './import-mapping.policy';
import { announceImport } from './import-news.service';
import { type ImportTask, READ_JOB, RUN_JOB } from './import-task';
import { type ImportForm, tableName } from './import-upload';
import { type Importable, requireImportable } from './importable.service';
import { saidOf } from './lost-imports.service';
import { keepProfile } from './import-profiles.repository';
import { findFailed, forgetOutcomes, gatherRows } from './import-rows.repository';
import {
  changeImport,
  countUnderWay,
  deleteEnded,
  findImport,
  insertImport,
  type StoredImport,
} from './imports.repository';

const MOST_AT_ONCE = 3;
const FIRST_ERRORS = 20;

interface Call {
  actor: Actor;
  id: number;
}

function fieldsOf({ fields, key, derived = [] }: Importable): ImportJob['fields'] {
  return Object.entries(fields).map(([name, field]) => {
    const wire = wireName(name, field);
    const is_required = isRequired(field) && !derived.includes(wire);
    return { name: wire, label: field.label, is_required, is_key: key.includes(wire) };
  });
}

async function view(deps: Deps, actor: Actor, job: StoredImport): Promise<ImportJob> {
  const importable = requireImportable(deps.app, actor, job);
  const failed = await findFailed(deps.db, { importId: job.id, after: 0, most: FIRST_ERRORS });
  const errorsUrl = failed.length === 0 ? null : `/api/imports/${String(job.id)}/errors`;
  const { columns, mapping, ...rest } = job;
  return {
    ...rest,
    message: saidOf(job, deps.now()),
    note: importable.note ?? null,
    columns,
    mapping,
    fields: fieldsOf(importable),
    errors: failed.map(({ number, message }) => ({ row: number, message })),
    errors_url: errorsUrl,
    errors_file: errorsUrl,
    totals: {
      rows: job.rows_total,
      done: job.rows_done,
      created: job.created_count,
      updated: job.updated_count,
      skipped: job.skipped_count,
      failed: job.failed_count,
    },
  };
}

const UNREAD = 'Файл ещё читается';

async function requireOwn(deps: Deps, { actor, id }: Call): Promise<StoredImport> {
  const job = await findImport(deps.db, id);
  if (job === null || job.owner_id !== actor.id) throw new NotFound('Загрузка не найдена');
  requireImportable(deps.app, actor, job);
  return job;
}

/**
 * A file that is about to be read. Refuses with 403 whoever may not write so, before a byte is taken; with 413 and 415
 * what is no table, with 429 when too many imports of the employee are under way.
 */
export async function upload(
  deps: Deps,
  { actor, fields, file, parts }: ImportForm & { actor: Actor },
): Promise<ImportJob> {
  try {
    requireImportable(deps.app, actor, fields);
    if ((await countUnderWay(deps.db, actor.id)) >= MOST_AT_ONCE) {
      throw new TooManyRequests(30, 'Дождитесь окончания прежних загрузок');
    }
    const { name, extension } = tableName(file);
    // To the store a text with delimiters is a text; its owner knows it by the ending of its name.
    const kept = extension === 'csv' ? 'txt' : extension;
    const sha256 = await keepLoose(deps, file, { extension: kept, ending: extension });
    await requireLast(parts);
    const job = await deps.transact(async (trx) => {
      const values = { owner_id: actor.id, ...fields, file_name: name, extension, sha256 };
      const added = await insertImport(trx, values);
      await deps.jobs.enqueue<ImportTask>(READ_JOB, { id: added.id, attempt: added.attempt }, trx);
      return added;
    });
    return await view(deps, actor, job);
  } catch (error) {
    // What is not read would keep the connection busy.
    if (error instanceof HttpError) file.file.resume();
    throw error;
  }
}

/** The employee's own import as it stands; refuses with 404 anybody else's. */
export async function get(deps: Deps, call: Call): Promise<ImportJob> {
  return view(deps, call.actor, await requireOwn(deps, call));
}

function requireOpen(job: StoredImport): void {
  if (job.rows_total !== null && (job.status === 'uploaded' || job.status === 'checked')) return;
  const why = job.status === 'uploaded' ? UNREAD : 'Загрузка уже запущена, изменить её нельзя';
  throw new Conflict({ id: job.id, status: job.status }, why);
}

/** The import is run as it says now; a check made before counts no more. Refuses with 404, 403, 409 and 422. */
export async function change(
  deps: Deps,
  { input, ...call }: Call & { input: z.output<typeof importChange> },
): Promise<ImportJob> {
  const job = await requireOwn(deps, call);
  requireOpen(job);
  const mode = input.mode ?? job.mode;
  const mapping = input.mapping ?? job.mapping;
  const importable = requireImportable(deps.app, call.actor, { ...job, mode });
  requireFields({ importable, columns: job.columns, mapping });
  const isOther = mode !== job.mode || JSON.stringify(mapping) !== JSON.stringify(job.mapping);
  const changed = await deps.transact(async (trx) => {
    const now = deps.now();
    // Columns a load cannot be run with are no choice anybody made for the next file.
    if (input.mapping !== undefined && shortcomingOf({ importable, mapping, mode }) === null) {
      await keepProfile(trx, job, { mapping: profileOf(job.columns, mapping), now });
    }
    if (isOther) await forgetOutcomes(trx, job.id);
    return changeImport(
      trx,
      { id: job.id, from: ['uploaded', 'checked'], now },
      {
        mode,
        mapping: JSON.stringify(mapping),
        dry_run: input.dry_run ?? job.dry_run,
        ...(isOther && { status: 'uploaded' as const }),
      },
    );
  });
  return view(deps, call.actor, changed ?? job);
}

/**
 * The import runs, or goes on where it was stopped: a check when it says so. Refuses with 404, 403, with 409 what has
 * ended or is not read yet, and with 422 columns that are not enough.
 */
export async function run(
  deps: Deps,
  { origin, ...call }: Call & { origin: RequestOrigin },
): Promise<ImportJob> {
  const job = await requireOwn(deps, call);
  const goesOn = job.rows_total !== null && (job.status === 'cancelled' || job.status === 'failed');
  if (!goesOn) requireOpen(job);
  const importable = requireImportable(deps.app, call.actor, job);
  requireEnough({ importable, mapping: job.mapping, mode: job.mode });
  const begun = await deps.transact(async (trx) => {
    const now = deps.now();
    if (!goesOn) await forgetOutcomes(trx, job.id);
    if ('lines' in importable) {
      const { by } = importable.lines;
      await gatherRows(
        trx,
        job.id,
        by.map((name) => job.mapping.indexOf(name)).filter((at) => at >= 0),
      );
    }
    const from = [job.status];
    const set = {
      status: 'running' as const,
      origin: JSON.stringify(origin),
      message: null,
      finished_at: null,
    };
    const changed = await changeImport(trx, { id: job.id, from, now }, set);
    if (changed === null) return null;
    if (!job.dry_run) {
      await deps.activity.record(trx, {
        actor: call.actor,
        origin,
        action: 'import.started',
        entityType: 'import',
        entityId: job.id,
        entityLabel: importable.title,
        changes: [{ field: 'file', label: 'Файл', old: null, new: job.file_name }],
      });
    }
    await deps.jobs.enqueue<ImportTask>(RUN_JOB, { id: job.id, attempt: changed.attempt }, trx);
    return changed;
  });
  return view(deps, call.actor, begun ?? job);
}

/**
 * The import stops after the portion under way and keeps what is in; a check that is stopped is none. What has ended
 * stays. Refuses with 404.
 */
export async function cancel(deps: Deps, call: Call): Promise<ImportJob> {
  const job = await requireOwn(deps, call);
  const stopped = await deps.transact(async (trx) => {
    const now = deps.now();
    const set = job.dry_run
      ? { status: 'uploaded' as const }
      : { status: 'cancelled' as const, finished_at: now };
    const changed = await changeImport(trx, { id: job.id, from: ['running'], now }, set);
    if (changed !== null) await announceImport(deps, trx, changed);
    return changed;
  });
  return view(deps, call.actor, stopped ?? job);
}

/**
 * The import is in no list afterwards, with the rows of its file; what is in the register stays. Refuses with 404, and
 * with 409 while it is read or runs.
 */
export async function remove(deps: Deps, call: Call): Promise<void> {
  const job = await requireOwn(deps, call);
  const isRead = job.status !== 'uploaded' || job.rows_total !== null;
  const { id, sha256 } = job;
  const isGone =
    isRead &&
    (await deps.transact(async (trx) => {
      if (!(await deleteEnded(trx, id))) return false;
      if (sha256 !== null) await dropContent(deps, trx, sha256);
      await announceImport(deps, trx, job);
      return true;
    }));
  if (!isGone) {
    throw new Conflict({ id, status: job.status }, isRead ? 'Загрузка идёт, сначала остановите её' : UNREAD);
  }
}

/** The import whose wrong rows are asked for; refuses with 404 when there are none. */
export async function requireErrors(deps: Deps, call: Call): Promise<StoredImport> {
  const job = await requireOwn(deps, call);
  if (job.failed_count === 0) throw new NotFound('Строк с ошибками нет');
  return job;
}
