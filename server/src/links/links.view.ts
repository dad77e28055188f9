import { linkLabel } from 'shared/contract/link/agreement-link.labels';
import type { DocumentLink } from 'shared/contract/link/agreement-link';
import { recordPath } from 'shared/contract/record/record-kind';
import type { LinkedKind } from './linked-kinds';
import type { FoundLink } from './links.repository';

/** The link on the wire; whether it may be changed says who may change its agreement. */
export function linkView(row: FoundLink, kind: LinkedKind, mayEdit: boolean): DocumentLink {
  return {
    id: row.id,
    kind: row.kind,
    direction: row.direction,
    label: linkLabel(row),
    document: {
      type: row.other_type,
      id: row.other_id,
      name: row.name,
      title: row.title,
      counterparty_name: row.counterparty_name,
      date: row.date,
      status: row.status,
      status_label: kind.statuses[row.status] ?? row.status,
      url: recordPath(kind.kind, row.other_id),
      is_archived: row.is_archived,
      is_destroyed: row.is_destroyed,
    },
    lock_version: row.version,
    created_at: row.created_at,
    created_by_name: row.created_by_name,
    can: { edit: mayEdit },
  };
}
