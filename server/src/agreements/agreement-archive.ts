import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { agreementNameText } from '../lists/columns/agreement-name';
import type { ArchivedKind, ArchivedRow } from '../archive/archived-kinds.service';
import { holds } from '../platform/http/access';
import { changeAlong } from '../records/record-change.service';
import { archiveColumns } from '../records/archiving';
import { allReadersOf } from '../records/document-visibility';
import { agreementVisibility, readsAgreement, seesAgreement } from '../visibility/agreement-visibility';
import { agreementSource } from './agreement-source';
import { updateAgreement } from './agreements.repository';

const ENDED_ON = sql<string>`case a.status
  when 'terminated' then a.termination_date
  when 'completed' then a.completed_at
  when 'expired' then a.effective_end_date
  else (a.status_changed_at at time zone 'Europe/Moscow')::date end`;

/** How agreements are kept and destroyed: over are those that have ended, and those that were never concluded. */
export const agreementArchive: ArchivedKind = {
  kind: RECORD_KINDS.agreement,
  read: 'agreements.read',
  rights: { prepare: 'agreements.edit', destroy: 'agreements.delete' },
  reads: readsAgreement,
  approvers: (db, id) => allReadersOf(agreementVisibility, db, { id, permission: 'agreements.delete' }),
  rows: (viewer) => sql<ArchivedRow>`
    select 'agreement', a.id,
      'Договор ' || ${agreementNameText('a')}
        || case when a.agreement_date is null then '' else ' от ' || to_char(a.agreement_date, 'DD.MM.YYYY') end,
      a.title, a.counterparty_id, a.counterparty_name, ${ENDED_ON}, a.retention_until, t.is_kept_forever, a.destroyed_at,
      a.destruction_act_id, a.destruction_act
    from agreements a join agreement_types t on t.id = a.agreement_type_id
    where a.deleted_at is null and a.status in ('completed', 'expired', 'terminated', 'rejected', 'cancelled')
      and ${viewer !== 'everything' && !holds(viewer, 'agreements.read') ? sql<boolean>`false` : seesAgreement(viewer)}`,
  async destroy(deps, { trx, change, id, act }) {
    await changeAlong(deps, agreementSource, {
      trx,
      change,
      id,
      decide: async ({ row, now }) => {
        const actorId = change.actor?.id ?? null;
        const archived = row.archived_at === null ? archiveColumns('archive', { now, actorId }) : {};
        const set = {
          ...archived,
          destroyed_at: now,
          destruction_act_id: act.id,
          destruction_act: act.name,
        };
        await updateAgreement(trx, { id, actor: change.actor, now, set });
        return {
          action: 'agreement.destroyed',
          said: [{ field: 'reason', old: null, new: `Акт об уничтожении ${act.name}` }],
        };
      },
    });
  },
};

/** What was concluded under a framework agreement leans on it for as long as it lives. */
export const liveOrders = {
  reason: 'Действуют договоры, заключённые по нему',
  keeps: ({ type, id }: { type: ReturnType<typeof sql<string>>; id: ReturnType<typeof sql<number>> }) =>
    sql<boolean>`(${type} = 'agreement' and exists (select from agreements child
      where child.parent_agreement_id = ${id} and child.deleted_at is null
        and child.status not in ('completed', 'expired', 'terminated', 'rejected', 'cancelled')))`,
};
