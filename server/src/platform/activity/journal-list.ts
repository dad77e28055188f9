import { sql } from 'kysely';
import { idFilter, momentFilter, wordFilter } from '../../lists/list-filters';
import { containsWords } from '../../lists/list-search';
import { type ListFilter, type ListResource, UnreadableValue } from '../../lists/list-resource';
import type { ActivityLog } from './activity-log.service';
import type { ActivityRow } from './activity-log.repository';
import type { UnseenReferences } from './unseen-references';

/** A line with whether its reader sees the record it is about, and which of those it refers to they do not see. */
export type SeenRow = ActivityRow & { is_seen: boolean; unseen_references: UnseenReferences };

const moments = momentFilter(sql`activity_logs.occurred_at`);
const period: ListFilter = {
  ...moments,
  condition: (values, context) => {
    const { gte, lte } = values;
    if (gte !== null && lte !== null && /^\d/.test(gte) && /^\d/.test(lte) && gte > lte) {
      throw new UnreadableValue('Начало периода позже его конца');
    }
    return moments.condition(values, context);
  },
};

/** The lines of the journal; of a record its reader does not see a line says that something happened, and not to what. */
export function journalList(activity: Pick<ActivityLog, 'seenBy' | 'unseenBy'>): ListResource<SeenRow> {
  return {
    name: 'activity-logs',
    from: sql`activity_logs`,
    id: sql<number>`activity_logs.seq`,
    columns: sql<SeenRow>`activity_logs.*`,
    readerColumns: ({ actor }) => sql`
      ${activity.seenBy(actor)} as is_seen, ${activity.unseenBy(actor)} as unseen_references`,
    // Lines are numbered as they are written.
    sorts: { occurred_at: { expression: sql`activity_logs.seq` } },
    defaultSort: '-occurred_at',
    filters: {
      actor_id: idFilter(sql`activity_logs.actor_id`),
      action: wordFilter(sql`activity_logs.action`),
      entity_type: wordFilter(sql`activity_logs.entity_type`),
      entity_id: idFilter(sql`activity_logs.entity_id`),
      occurred_at: period,
    },
    search: (text, { actor }) => {
      const label = containsWords(sql`search_text(activity_logs.entity_label)`, text);
      const name = containsWords(sql`search_text(activity_logs.actor_name)`, text);
      // What is not shown is not found either.
      return label && name && sql<boolean>`((${label} and ${activity.seenBy(actor)}) or ${name})`;
    },
    visible: () => sql<boolean>`true`,
  };
}
