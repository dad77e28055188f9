import { type RawBuilder, sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { ArchivedPart, Keeper } from '../archive/archived-kinds.service';
import { changeAlong } from '../records/record-change.service';
import { archiveColumns } from '../records/archiving';
import { updateVersioned } from '../records/versioned-row';
import { addendumSource } from './addendum-source';

const ofAgreement = ({ type, id }: { type: RawBuilder<string>; id: RawBuilder<number> }) =>
  sql<{ id: number }>`select id from addendums
    where ${type} = ${RECORD_KINDS.agreement.name} and agreement_id = ${id} and deleted_at is null`;

/** An addendum is kept in the file of its agreement and goes with it. */
export const addendumArchive: ArchivedPart = {
  type: RECORD_KINDS.addendum.name,
  of: ofAgreement,
  async destroy(deps, { trx, change, id, act }) {
    await changeAlong(deps, addendumSource, {
      trx,
      change,
      id,
      decide: async ({ row, now }) => {
        const actorId = change.actor?.id ?? null;
        const set = row.archived_at === null ? archiveColumns('archive', { now, actorId }) : {};
        await updateVersioned(trx, 'addendums', { id, actorId, now, set });
        return {
          action: 'addendum.destroyed',
          said: [{ field: 'reason', old: null, new: `Акт об уничтожении ${act.name}` }],
        };
      },
    });
  },
};

/** Whoever agrees upon an addendum needs the text it is made to. */
export const addendaUnderWay: Keeper = {
  reason: 'Не завершены дополнительные соглашения к нему',
  keeps: ({ type, id }) =>
    sql<boolean>`(${type} = 'agreement' and exists (select from addendums d where d.agreement_id = ${id}
      and d.deleted_at is null and d.status in ('on_approval', 'approved', 'on_signing', 'signed')))`,
};
