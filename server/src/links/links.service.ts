import type { FastifyInstance } from 'fastify';
import type {
  DocumentLink,
  DocumentLinks,
  LinkCreate,
  LinkUpdate,
} from 'shared/contract/link/agreement-link';
import { MOST_LINKS } from 'shared/contract/link/agreement-link';
import { missingText } from 'shared/contract/record/record-kind';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Locked, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { tellBothEnds } from './link-news.service';
import { type LinkedDocument, type LinkedKind, linkedKinds } from './linked-kinds';
import { mayLink } from './links.policy';
import {
  deleteLink,
  findDocument,
  findLink,
  findLinks,
  type FoundLink,
  holdLinks,
  insertLink,
  type Place,
  updateLink,
} from './links.repository';
import { linkView } from './links.view';

interface Call {
  actor: Actor;
  origin: RequestOrigin;
  agreementId: number;
}

const OWNER = RECORD_KINDS.agreement;
/** The dialog holds one field: there are no two versions to compare. */
const CHANGED = 'Вид этой связи уже изменил другой сотрудник. Сохраните ещё раз, если ваш верен';

function requireKind(app: FastifyInstance, type: string): LinkedKind {
  const kind = linkedKinds(app).get(type);
  if (kind === undefined) {
    throw new ValidationFailed({ document_type: ['С такими записями договор не связывают'] });
  }
  return kind;
}

async function requireDocument(
  db: Db,
  kind: LinkedKind,
  wanted: { viewer: Actor; id: number },
): Promise<LinkedDocument> {
  const found = await findDocument(db, kind, wanted);
  if (found === null) throw new NotFound(missingText(kind.kind));
  return found;
}

type Ended = Pick<LinkedDocument, 'is_archived' | 'is_destroyed'>;

function viewOf(app: FastifyInstance, actor: Actor, own: Ended) {
  return (row: FoundLink) =>
    linkView(row, requireKind(app, row.other_type), mayLink(actor, row.direction === 'out' ? own : row));
}

/** The links of a document the employee sees, to those they see as well; what it is itself says which may be changed. */
export async function linksOf(
  { app, db }: Pick<Deps, 'app' | 'db'>,
  { actor, of, own }: { actor: Actor; of: Place; own: Ended },
): Promise<DocumentLink[]> {
  const rows = await findLinks(app, db, { viewer: actor, of });
  return rows.map(viewOf(app, actor, own));
}

/** The links of the document whose other end the employee sees; refuses with 404 when they do not see it itself. */
export async function getLinks(
  deps: Pick<Deps, 'app' | 'db'>,
  { actor, of }: { actor: Actor; of: Place },
): Promise<DocumentLinks> {
  const { app, db } = deps;
  const own = await requireDocument(db, requireKind(app, of.type), { viewer: actor, id: of.id });
  return {
    data: await linksOf(deps, { actor, of, own }),
    can: { add: of.type === OWNER.name && mayLink(actor, own) },
    kinds: [...linkedKinds(app).values()].map(({ kind }) => ({ name: kind.name, title: kind.title })),
  };
}

/** The agreement, held against other links; refuses with 404, and with 423 what is archived or destroyed. */
async function requireOpen(deps: Deps, trx: Trx, { actor, agreementId }: Call) {
  const owner = requireKind(deps.app, OWNER.name);
  const count = await holdLinks(trx, agreementId);
  const agreement = await requireDocument(trx, owner, { viewer: actor, id: agreementId });
  if (!mayLink(actor, agreement)) throw new Locked('Договор в архиве, изменить его нельзя');
  return { owner, agreement, count };
}

async function requireLink(deps: Deps, trx: Trx, { actor, agreementId, id }: Call & { id: number }) {
  const row = await findLink(deps.app, trx, { viewer: actor, agreementId, id });
  if (row === null) throw new NotFound('Связь не найдена');
  return row;
}

/**
 * The agreement is connected with the document, and both say so in their journals. Refuses with 404, with 423 what is
 * archived, and with 422 a document the employee does not see, the agreement itself, and two that are connected.
 */
export function create(deps: Deps, call: Call & { input: LinkCreate }): Promise<DocumentLink> {
  const { actor, agreementId, input } = call;
  return deps.transact(async (trx) => {
    const { owner, agreement, count } = await requireOpen(deps, trx, call);
    const kind = requireKind(deps.app, input.document_type);
    const refuse = (text: string) => new ValidationFailed({ document_id: [text] });
    if (input.document_type === OWNER.name && input.document_id === agreementId) {
      throw refuse('Договор не связывают с ним самим');
    }
    if ((await findDocument(trx, kind, { viewer: actor, id: input.document_id })) === null) {
      throw refuse(missingText(kind.kind));
    }
    if (count >= MOST_LINKS) throw refuse(`У договора не больше ${String(MOST_LINKS)} связей`);
    const now = deps.now();
    const id = await insertLink(trx, {
      agreement_id: agreementId,
      to_type: input.document_type,
      to_id: input.document_id,
      kind: input.kind,
      created_at: now,
      updated_at: now,
      created_by_id: actor.id,
      updated_by_id: actor.id,
    });
    if (id === null) throw refuse('Эти документы уже связаны');
    const row = await requireLink(deps, trx, { ...call, id });
    const ends = { from: { kind: owner, id: agreementId, document: agreement }, row, other: kind };
    await tellBothEnds(deps, trx, { call, ends, action: 'link.added', before: null, after: input.kind });
    return linkView(row, kind, true);
  });
}

/**
 * The link is of another kind, and both journals say so; the same kind changes nothing. Refuses with 404, 423, and with
 * 409 and the present link when it has changed since it was read.
 */
export function update(deps: Deps, call: Call & { id: number; input: LinkUpdate }): Promise<DocumentLink> {
  const { actor, agreementId, input, id } = call;
  return deps.transact(async (trx) => {
    const { owner, agreement } = await requireOpen(deps, trx, call);
    const row = await requireLink(deps, trx, call);
    const kind = requireKind(deps.app, row.other_type);
    if (row.version !== input.lock_version) throw new Conflict(linkView(row, kind, true), CHANGED);
    if (row.kind === input.kind) return linkView(row, kind, true);
    await updateLink(trx, { id, actorId: actor.id, now: deps.now(), kind: input.kind });
    const ends = { from: { kind: owner, id: agreementId, document: agreement }, row, other: kind };
    const told = { action: 'link.changed', before: row.kind, after: input.kind } as const;
    await tellBothEnds(deps, trx, { call, ends, ...told });
    return linkView({ ...row, kind: input.kind, version: row.version + 1 }, kind, true);
  });
}

/** The documents are not connected any longer, and both journals say so; refuses with 404 and 423. */
export function remove(deps: Deps, call: Call & { id: number }): Promise<void> {
  return deps.transact(async (trx) => {
    const { owner, agreement } = await requireOpen(deps, trx, call);
    const row = await requireLink(deps, trx, call);
    await deleteLink(trx, row.id);
    const other = requireKind(deps.app, row.other_type);
    const ends = { from: { kind: owner, id: call.agreementId, document: agreement }, row, other };
    await tellBothEnds(deps, trx, { call, ends, action: 'link.removed', before: row.kind, after: null });
  });
}
