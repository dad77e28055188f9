import type { ActivityLog } from '../../contract/journal/activity-log';
import { useQuery } from '../../query/query';
import { useSessionUser } from '../../session/session';
import { recentHistoryQuery } from '../history/history.queries';
import type { DocumentRecord } from '../record';
import { useLiveRecord } from '../use-live-record';
import type { DocumentDefinition } from './document-definition';

/** The latest history of the record, kept fresh with the record itself, and what somebody else has just changed. */
export function useDocumentNews<Rec extends DocumentRecord>(
  record: Rec,
  definition: DocumentDefinition<Rec>,
) {
  const { resource, kind, files, history: hasHistory = false } = definition;
  const user = useSessionUser();
  const history = useQuery({
    ...recentHistoryQuery({ resource, id: record.id }),
    enabled: hasHistory,
  });
  const foreign = useLiveRecord({
    entity: kind,
    resource,
    id: record.id,
    lockVersion: record.lock_version,
    userId: user.id,
    files,
    mentions: definition.mentions?.(record),
  });
  const latest = history.data?.[0];
  const news: ActivityLog | null =
    foreign > 0 && latest !== undefined && latest.actor_id !== user.id ? latest : null;
  return { history: history.data, news };
}
