import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import { presentEmployee } from '../accounts/employee.service';
import type { Db } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { OpenItem, OpenWork } from '../users/dismissal/open-work.service';
import { obligationsUrl, obligedKinds, requireObligedKind, seesObligation } from './obliged-kinds';
import { obligationsFrom } from './obligations.repository';

interface Owed extends OpenItem {
  document_type: string;
  document_id: number;
}

/** The employee sees the document of the obligation `b`: both the right to such documents and this one. */
function readsDocument(app: FastifyInstance, person: Actor): RawBuilder<boolean> {
  const readable = obligedKinds(app).filter(({ read }) => holds(person, read));
  if (readable.length === 0) return sql<boolean>`false`;
  const names = readable.map(({ kind }) => kind.name);
  return sql<boolean>`(b.document_type = any(${names}::text[]) and ${seesObligation(app, person)})`;
}

/**
 * What an employee answers for and is not met yet, by documents that still bind. Whoever answers has to see the
 * document: what the successor does not see is given to whoever leads it.
 */
export function obligationWork(app: FastifyInstance): OpenWork {
  const open = (userId: number) => sql<boolean>`b.responsible_id = ${userId}
    and b.status in ('planned', 'partially') and not doc.is_closed`;
  const countOf = async (db: Db, where: RawBuilder<boolean>) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${obligationsFrom(app)} where ${where}`.execute(db);
    return rows[0]?.total ?? 0;
  };
  return {
    key: 'obligations.responsible_id',
    label: 'Обязательства',
    entity: OBLIGATION_KIND.name,
    field: 'responsible',
    count: (db, userId) => countOf(db, open(userId)),
    async find(db, { actor, userId, limit, offset }) {
      const named = sql<boolean>`${open(userId)} and ${seesObligation(app, actor)}`;
      const { rows } = await sql<Owed>`
        select b.id, b.title || '. ' || doc.name as label, b.document_type, b.document_id
        from ${obligationsFrom(app)} where ${named}
        order by b.due_date nulls last, b.id limit ${limit} offset ${offset}`.execute(db);
      const items = rows.map(({ id, label, document_type: type, document_id: document }) => ({
        id,
        label,
        url: obligationsUrl(requireObligedKind(app, type), document),
      }));
      return { items, total: await countOf(db, named) };
    },
    async move(trx, { from, to, actor, now }) {
      const successor = await presentEmployee(trx, to);
      const { rows } = await sql<OpenItem & { holder: { id: number; label: string } }>`
        with mine as (
          select b.id, b.title || '. ' || doc.name as label, case
            when ${successor === null ? sql`false` : readsDocument(app, successor)} then ${to}::bigint
            when doc.responsible_id <> ${from} then doc.responsible_id else ${to}::bigint end as holder_id
          from ${obligationsFrom(app)} where ${open(from)})
        update obligations o set responsible_id = mine.holder_id, lock_version = o.lock_version + 1,
          updated_at = ${now}, updated_by_id = ${actor.id}
        from mine join users u on u.id = mine.holder_id where o.id = mine.id
        returning o.id, mine.label, json_build_object('id', u.id, 'label', u.full_name) as holder`.execute(
        trx,
      );
      return rows.map(({ holder, ...item }) => ({ ...item, to: holder }));
    },
  };
}
