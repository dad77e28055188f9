import { type RawBuilder, sql } from 'kysely';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { DiscussedKind } from './discussed-kinds.service';

function seesSubject(actor: Actor, { kind, read, seen }: DiscussedKind): RawBuilder<boolean> {
  if (read !== null && !holds(actor, read)) return sql<boolean>`false`;
  return sql<boolean>`(said.commentable_type = ${kind.name} and exists (
    select from ${seen.from} where ${seen.id} = said.commentable_id and ${seen.seen(actor)}))`;
}

/** The employee sees what the comment is about, as a condition over `comments said`. */
export function seesTopic(actor: Actor, kinds: readonly DiscussedKind[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([sql`false`, ...kinds.map((kind) => seesSubject(actor, kind))], sql` or `)})`;
}

/** Lines of the journal about comments are read by whoever sees the document, as a condition over `activity_logs`. */
export function seesLine(actor: Actor, kinds: readonly DiscussedKind[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from comments said
    where said.id = activity_logs.entity_id and ${seesTopic(actor, kinds)})`;
}
