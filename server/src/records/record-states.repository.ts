import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { asked, type SharedQuestion } from '../platform/database/side-by-side';

interface NewState {
  kind: string;
  recordId: number;
  status: string;
  at: Date;
  actorId: number | null;
  action: string;
}

const NEW_STATE: SharedQuestion<NewState, null> = {
  writes: true,
  askAll: async (trx, states) => {
    const rows = states.map((state) => ({
      record_kind: state.kind,
      record_id: state.recordId,
      status: state.status,
      entered_at: state.at,
      actor_id: state.actorId,
      action: state.action,
    }));
    await trx.insertInto('record_states').values(rows).modifyEnd(prepared()).execute();
    return states.map(() => null);
  },
};

/** Puts down that the record has come into a state. */
export async function addState(trx: Trx, state: NewState): Promise<void> {
  await asked(trx, NEW_STATE, state);
}

/** The states the record has passed through, the oldest first, with the name of who brought it there. */
export async function findStates(db: Db, kind: string, recordId: number) {
  return db
    .selectFrom('record_states as s')
    .leftJoin('users as u', 'u.id', 's.actor_id')
    .select(['s.status', 's.entered_at', 's.actor_id', 'u.full_name as actor_name'])
    .where('s.record_kind', '=', kind)
    .where('s.record_id', '=', recordId)
    .orderBy('s.id')
    .execute();
}
