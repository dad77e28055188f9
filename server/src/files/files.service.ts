import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { type DocumentFile, FILE_EXTENSIONS, FILE_KIND_LABELS } from 'shared/contract/file/file';
import { plainTag } from 'shared/contract/record/known-tag';
import { findMadeBefore, keepRepeated } from '../idempotency/idempotency.service';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { ByteRange } from '../platform/http/byte-range';
import { Gone, HttpError, Locked, UnsupportedMediaType, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { checkedContent } from './content/checked-content';
import { requireTerm, requireVersionOf, termChange, withRights } from './file-description.service';
import { fileGuardOf } from './file-guards.service';
import { extensionOf, mimeOf } from './content/file-format';
import { fileName } from './file-name';
import { type Parts, requireLast } from '../platform/files/last-part';
import {
  type Documentable,
  type FileVersion,
  addVersion,
  deleteVersion,
  deleteVersions,
  findVersions,
  findVersionsOf,
  lockFor,
} from './files.repository';
import { holdVersions } from './kept-version.service';
import { holdOwn, requireSeen, requireVersion } from './seen-version.service';
import type { UploadFields } from './upload-form';
import { findUploadedType } from './uploaded-type.repository';

const DESTROYED = 'Содержимое файла уничтожено по акту: срок его хранения истёк';

/** Every version of a document's files with what the employee may do to it; refuses when the employee may not read the document. */
export async function find(deps: Deps, actor: Actor, document: Documentable): Promise<DocumentFile[]> {
  const guard = fileGuardOf(deps.app, document.type);
  await guard.requireReadable(deps.db, actor, document.id);
  return withRights(deps, { actor, guard, versions: await findVersions(deps.db, document) });
}

interface Upload {
  actor: Actor;
  origin: RequestOrigin;
  fields: UploadFields;
  file: MultipartFile;
  /** Of the form, the file's own among them. */
  parts: Parts;
  /** The same in every attempt to bring this very file; null of a caller that does not repeat. */
  key: string | null;
}

function checkedName(given: string) {
  const name = fileName(given);
  if (name === '')
    throw new ValidationFailed({ file: ['У файла нет имени. Назовите его и выберите ещё раз'] });
  const extension = extensionOf(name);
  if (extension === null) {
    throw new UnsupportedMediaType(
      `Файлы этого типа не принимаются. Подойдут: ${FILE_EXTENSIONS.join(', ')}`,
    );
  }
  return { name, extension, mime: mimeOf(extension) };
}

/**
 * Refuses with 422 a type of documents that is not in use or a day its files do not have, and with 415 a file that the type does not take; a signature
 * beside a file of the type is taken with any.
 */
async function requireTaken(db: Db, fields: UploadFields, extension: string) {
  const { document_type_id: id, kind, valid_until: until } = fields;
  const type = id === null ? null : await findUploadedType(db, id);
  if (id !== null && type === null)
    throw new ValidationFailed({ document_type_id: ['Такого типа документов нет'] });
  requireTerm(type, until);
  if (type === null) return;
  const taken = type.allowed_extensions.map(plainTag);
  if (kind === 'signature' || taken.length === 0 || taken.includes(extension)) return;
  throw new UnsupportedMediaType(
    `Для документов «${type.name}» подходят файлы: ${taken.join(', ')}. Выберите другой файл или другой тип`,
  );
}

/**
 * Adds a version of a document's file. Refuses before a byte is taken when the employee may not change the document;
 * with 413 a file that is too large, with 415 one whose type or content is not taken. The same file under the same key is added once.
 */
export async function upload(
  deps: Deps,
  { actor, origin, fields, file, parts, key }: Upload,
): Promise<DocumentFile> {
  try {
    const document = { type: fields.documentable_type, id: fields.documentable_id };
    const guard = fileGuardOf(deps.app, document.type);
    const wanted = { id: document.id, kind: fields.kind, change: 'add' } as const;
    await deps.transact((trx) => guard.requireWritable(trx, actor, wanted));
    const { name, extension, mime } = checkedName(file.filename);
    await requireTaken(deps.db, fields, extension);
    const stored = await deps.files.put(checkedContent(file.file, extension));
    await requireLast(parts);
    const body = { ...fields, name, sha256: stored.sha256 };
    const attempt = key === null ? null : { resource: 'files', key, body, actor };
    const id = await deps.transact(async (trx) => {
      const arrived = await findMadeBefore(trx, attempt, 'С этим ключом уже загружен другой файл');
      if (arrived !== null) return arrived;
      await holdVersions(deps, trx, { document, sha256: stored.sha256 });
      const label = await guard.requireWritable(trx, actor, wanted);
      const added = await addVersion(trx, {
        document,
        documentTypeId: fields.document_type_id,
        kind: fields.kind,
        comment: fields.comment,
        validUntil: fields.valid_until,
        file: { name, mime, extension, size: stored.size, sha256: stored.sha256 },
        userId: actor.id,
      });
      if (attempt !== null) await keepRepeated(trx, attempt, added);
      await deps.activity.record(trx, {
        actor,
        action: 'file.uploaded',
        entityType: document.type,
        entityId: document.id,
        entityLabel: label,
        changes: [
          { field: 'file', label: FILE_KIND_LABELS[fields.kind], old: null, new: name },
          ...(fields.valid_until === null
            ? []
            : [termChange(null, { name, valid_until: fields.valid_until })]),
        ],
        origin,
      });
      await guard.changed?.(trx, actor, document.id);
      return added;
    });
    return await requireVersion(deps.db, id);
  } catch (error) {
    // What is not read would keep the connection busy.
    if (error instanceof HttpError) file.file.resume();
    throw error;
  }
}

/** The content of a version, whole or a range of its bytes; refuses with 404 when the employee may not read its document, and with 410 when it was destroyed. */
export async function open(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ version: FileVersion; content: (range?: ByteRange) => Promise<Readable> }> {
  const { version } = await requireSeen(deps, deps.db, { actor, id });
  if (version.destroyed_at != null) throw new Gone(DESTROYED);
  return { version, content: (range) => deps.files.get(version.sha256, range) };
}

/**
 * Removes a version that the employee has uploaded; refuses with 403 another one's, with 409 one that is no longer what
 * the removal was decided upon, and with 423 a frozen one or one of a document that is no longer being written.
 */
export async function remove(
  deps: Deps,
  {
    actor,
    origin,
    id,
    lockVersion,
  }: { actor: Actor; origin: RequestOrigin; id: number; lockVersion: number | null },
): Promise<void> {
  await deps.transact(async (trx) => {
    const { version, guard, label } = await holdOwn(deps, trx, {
      actor,
      id,
      change: 'delete',
      anothers: 'Удалить файл может только тот, кто его загрузил',
    });
    await requireVersionOf(trx, { actor, version, guard }, lockVersion);
    const document = { type: version.documentable_type, id: version.documentable_id };
    if (version.is_frozen)
      throw new Locked('Версия зафиксирована согласованием или подписью, удалить её нельзя');
    await deleteVersion(trx, version);
    await deps.activity.record(trx, {
      actor,
      action: 'file.deleted',
      entityType: document.type,
      entityId: document.id,
      entityLabel: label,
      changes: [{ field: 'file', label: FILE_KIND_LABELS[version.kind], old: version.name, new: null }],
      origin,
    });
    await guard.changed?.(trx, actor, document.id);
  });
}

/** The files of several records of one kind, the oldest first; who may see the records is the caller's to ask. */
export function findOfRecords(db: Db, type: string, ids: readonly number[]): Promise<DocumentFile[]> {
  return findVersionsOf(db, type, ids);
}

/** The record has no files any longer; their bytes go with the next tidying unless somebody else has the same. */
export async function dropFiles(trx: Trx, document: Documentable): Promise<void> {
  await lockFor(trx, `document:${document.type}:${String(document.id)}`);
  await deleteVersions(trx, document);
}
