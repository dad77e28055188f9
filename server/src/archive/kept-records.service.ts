import type { KeptRecordList } from 'shared/contract/archive/destruction-act';
import { businessDay } from '../calendar/business-day';
import type { Actor } from '../platform/http/actor';
import { pageMeta } from '../lists/page-meta';
import type { Deps } from '../platform/module';
import { holds } from '../platform/http/access';
import { archivedKinds, preparesActs, requireArchivedKind } from './archived-kinds';
import { findKept, type WantedRecords } from './kept-records.repository';

interface Asked extends Pick<WantedRecords, 'keeping' | 'page' | 'perPage'> {
  search?: string | undefined;
  kind?: string | undefined;
}

/** A page of the records the employee sees that are kept in this way, and whether they may prepare an act. */
export async function listKept(deps: Deps, actor: Actor, asked: Asked): Promise<KeptRecordList> {
  const { search = '', kind } = asked;
  const { rows, total, isCapped } = await findKept(deps.app, deps.db, {
    ...asked,
    viewer: actor,
    today: businessDay(deps.now()),
    search: search === '' ? null : search,
    kind: kind === undefined ? null : requireArchivedKind(deps.app, kind),
  });
  const meta = pageMeta(asked, total, isCapped);
  const kinds = archivedKinds(deps.app)
    .filter(({ read }) => holds(actor, read))
    .map(({ kind: { name, title }, rights }) => ({ name, title, can_prepare: holds(actor, rights.prepare) }));
  return { data: rows, meta, kinds, can: { prepare: preparesActs(deps.app)(actor) } };
}
