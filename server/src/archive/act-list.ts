import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ACT_STATUSES, type DestructionActRow } from 'shared/contract/archive/destruction-act';
import { dayFilter, enumFilter } from '../lists/list-filters';
import type { ListResource } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';
import type { LineRule } from '../platform/activity/line-visibility';
import { actColumns, actJoins, seesAct } from './acts.repository';
import { readsArchive } from './archived-kinds';

/** The acts of which the reader may read every record. */
export function actResource(app: FastifyInstance): ListResource<DestructionActRow> {
  return {
    name: 'destruction-acts',
    from: sql`destruction_acts c`,
    id: sql<number>`c.id`,
    columns: actColumns,
    joins: actJoins,
    sorts: {
      act_date: { expression: sql`c.act_date` },
      created_at: { expression: sql`c.created_at` },
    },
    defaultSort: '-act_date',
    filters: { status: enumFilter(sql`c.status`, ACT_STATUSES), act_date: dayFilter(sql`c.act_date`) },
    search: (text) => containsWords(sql`search_text(c.number || ' ' || c.basis)`, text),
    visible: ({ actor }) => seesAct(app, actor),
  };
}

/** The lines about an act are read by whoever sees it. */
export function seesActJournal(app: FastifyInstance): LineRule {
  return (actor) => {
    if (!readsArchive(app)(actor)) return sql<boolean>`false`;
    if (actor.dataScope === 'all') return true;
    return sql<boolean>`exists (select from destruction_acts c
      where c.id = activity_logs.entity_id and ${seesAct(app, actor)})`;
  };
}
