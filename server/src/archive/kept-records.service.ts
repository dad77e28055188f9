import type { KeptRecordList } from 'shared/contract/archive/destruction-act';
import { businessDay } from '../calendar/business-day';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { preparesActs } from './archived-kinds';
import { findKept, type WantedRecords } from './kept-records.repository';

interface Asked extends Pick<WantedRecords, 'keeping' | 'page' | 'perPage'> {
  search?: string | undefined;
}

/** A page of the records the employee sees that are kept in this way, and whether they may prepare an act. */
export async function listKept(deps: Deps, actor: Actor, asked: Asked): Promise<KeptRecordList> {
  const { search = '', page, perPage } = asked;
  const { rows, total, isCapped } = await findKept(deps.app, deps.db, {
    ...asked,
    viewer: actor,
    today: businessDay(deps.now()),
    search: search === '' ? null : search,
  });
  const meta = {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
    total_is_capped: isCapped,
  };
  return { data: rows, meta, can: { prepare: preparesActs(deps.app)(actor) } };
}
