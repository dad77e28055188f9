import { type DocumentFile, type DocumentFileCard, type DocumentFileUpdate } from 'shared/contract/file/file';
import { fileNameFault } from 'shared/contract/file/file-name-signs';
import { formatDay } from '../calendar/format-day';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, HttpError, Locked, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { extensionOf } from './content/file-format';
import type { DocumentGuard } from './document-guard';
import { fileName } from './file-name';
import { describeVersion, type Described, type FileVersion, findMadeOf } from './files.repository';
import { holdOwn, requireSeen, requireVersion } from './seen-version.service';

interface Known {
  actor: Actor;
  version: FileVersion;
  guard: DocumentGuard;
}

/** True unless the document refuses the change now; holds it until the transaction ends. */
async function mayChange(
  trx: Trx,
  { actor, version, guard }: Known,
  change: 'describe' | 'delete',
): Promise<boolean> {
  if (version.uploaded_by_id !== actor.id || version.is_frozen) return false;
  const { documentable_id: id, kind } = version;
  try {
    await guard.requireWritable(trx, actor, { id, kind, change });
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

const canOf = async (trx: Trx, known: Known) => ({
  edit: await mayChange(trx, known, 'describe'),
  delete: await mayChange(trx, known, 'delete'),
});

/** The versions of a document, each with what its reader may do to it; the document is asked once for each kind of files. */
export async function withRights(
  deps: Deps,
  { actor, guard, versions }: { actor: Actor; guard: DocumentGuard; versions: readonly FileVersion[] },
): Promise<DocumentFile[]> {
  const none = { edit: false, delete: false };
  const isTheirs = (version: FileVersion) => version.uploaded_by_id === actor.id && !version.is_frozen;
  const ofKind = new Map(versions.filter(isTheirs).map((version) => [version.kind, version]));
  const rights = new Map<FileVersion['kind'], typeof none>();
  if (ofKind.size > 0) {
    await deps.transact(async (trx) => {
      for (const [kind, version] of ofKind) rights.set(kind, await canOf(trx, { actor, version, guard }));
    });
  }
  return versions.map((version) => ({
    ...version,
    can: (isTheirs(version) ? rights.get(version.kind) : undefined) ?? none,
  }));
}

async function cardOf(trx: Trx, known: Known): Promise<DocumentFileCard> {
  const { version } = known;
  const can = await canOf(trx, known);
  return { ...version, made_of: await findMadeOf(trx, version.id), can, available_actions: [] };
}

/** One version with what its reader may do to it; refuses with 404 whoever may not read its document. */
export function getFile(deps: Deps, wanted: { actor: Actor; id: number }): Promise<DocumentFileCard> {
  return deps.transact(async (trx) =>
    cardOf(trx, { actor: wanted.actor, ...(await requireSeen(deps, trx, wanted)) }),
  );
}

/** The name as it will be kept; refuses with 422 what no name holds, and another extension: the bytes stay what they are. */
function checkedName(given: string, { extension }: Pick<FileVersion, 'extension'>): string {
  const fault = fileNameFault(given);
  if (fault !== null) throw new ValidationFailed({ name: [fault] });
  const name = fileName(given);
  if (name === '' || extensionOf(name) !== extension) {
    throw new ValidationFailed({ name: [`Имя заканчивается так же, как у самого файла: .${extension}`] });
  }
  return name;
}

/** Refuses with 422 a last day of what has none. */
export function requireTerm(type: { has_expiry?: boolean | undefined } | null, until: string | null): void {
  if (until === null || type?.has_expiry === true) return;
  throw new ValidationFailed({
    valid_until: ['Срок действия указывают только у документов, тип которых его предусматривает'],
  });
}

const dayText = (day: string | null) => (day === null ? null : formatDay(day));

/** The last day of a file, for the journal. */
export const termChange = (before: string | null, after: Pick<Described, 'name' | 'valid_until'>) => ({
  field: 'file_valid_until',
  label: `«${after.name}» действует до`,
  old: dayText(before),
  new: dayText(after.valid_until),
});

/** What has changed of what is said of the file, for the journal. */
function changesOf(before: Described, after: Described) {
  const all = [
    { field: 'file', label: 'Имя файла', old: before.name, new: after.name },
    { field: 'comment', label: 'Примечание к файлу', old: before.comment, new: after.comment },
    termChange(before.valid_until, after),
  ];
  return all.filter((change) => change.old !== change.new);
}

/** Refuses with 409 a file that is no longer what the change was decided upon; null is what decides upon any. */
export async function requireVersionOf(
  trx: Trx,
  known: { actor: Actor; version: FileVersion; guard: DocumentGuard },
  lockVersion: number | null,
): Promise<void> {
  if (lockVersion === null || known.version.lock_version === lockVersion) return;
  throw new Conflict(await cardOf(trx, known));
}

interface Describing {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  input: DocumentFileUpdate;
}

async function describable(deps: Deps, trx: Trx, { actor, id, input }: Describing) {
  const { version, guard, label } = await holdOwn(deps, trx, {
    actor,
    id,
    change: 'describe',
    anothers: 'Изменить имя, примечание и срок файла может только тот, кто его загрузил',
  });
  await requireVersionOf(trx, { actor, version, guard }, input.lock_version);
  if (version.is_frozen)
    throw new Locked('Версия зафиксирована согласованием или подписью, изменить её нельзя');
  return { version, guard, label };
}

/**
 * The file is called and described anew. Refuses with 404 whoever may not read its document, with 403 another one's
 * file, with 409 a stale version, with 423 a frozen one or one of a document that is no longer being written.
 */
export function describe(deps: Deps, wanted: Describing): Promise<DocumentFileCard> {
  const { actor, origin, id, input } = wanted;
  return deps.transact(async (trx) => {
    const { version, guard, label } = await describable(deps, trx, wanted);
    const before = { ...version, valid_until: version.valid_until ?? null };
    const after: Described = {
      name: input.name === undefined ? version.name : checkedName(input.name, version),
      comment: input.comment === undefined ? version.comment : input.comment,
      valid_until: input.valid_until === undefined ? before.valid_until : input.valid_until,
    };
    if (after.valid_until !== before.valid_until) requireTerm(version.document_type, after.valid_until);
    const changes = changesOf(before, after);
    if (changes.length > 0) {
      await describeVersion(trx, id, { ...after, userId: actor.id, now: deps.now() });
      await deps.activity.record(trx, {
        actor,
        action: 'file.updated',
        entityType: version.documentable_type,
        entityId: version.documentable_id,
        entityLabel: label,
        changes,
        origin,
      });
      await guard.changed?.(trx, actor, version.documentable_id);
    }
    return cardOf(trx, { actor, version: await requireVersion(trx, id), guard });
  });
}
