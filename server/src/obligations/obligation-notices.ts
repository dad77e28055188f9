import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { notify } from '../notifications/notifications.service';
import { formatDay } from '../calendar/format-day';
import { obligationLabel } from './obligation-source';
import type { ObligationRecord } from './obligations.repository';

/** Tells the employee who has become responsible for the obligation. */
export async function noticeResponsible(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  { record, actor }: { record: ObligationRecord; actor: Actor | null },
): Promise<void> {
  const due = record.due_date === null ? '' : `, срок ${formatDay(record.due_date)}`;
  await notify(deps, trx, {
    userIds: [record.responsible_id],
    type: 'document_changed',
    title: `Вы отвечаете за обязательство${due}`,
    body: obligationLabel(record),
    subject: { type: record.document_type, id: record.document_id },
    url: record.url,
    actorId: actor?.id ?? null,
    // A schedule of a year is one line of the list.
    groupKey: `${record.document_type}:${String(record.document_id)}:obligations`,
  });
}
