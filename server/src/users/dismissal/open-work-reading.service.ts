import type { OpenWork as Answer, OpenWorkItems } from 'shared/contract/user/user-input';
import type { Actor } from '../../platform/http/actor';
import { pageMeta } from '../../lists/page-meta';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { requireVisible } from '../../records/record-change.service';
import { userSource } from '../user-source';
import { openWorkOf } from './open-work.service';

/** Things of a kind that are named beside their number. */
const NAMED = 3;

interface Asked {
  actor: Actor;
  id: number;
}

/** What has to go to somebody else when the employee leaves, each kind with the first of it by name. Refuses with 404. */
export async function findOpenWork(deps: Deps, { actor, id }: Asked): Promise<Answer> {
  await requireVisible(userSource, deps.db, { viewer: actor, id });
  const data: Answer['data'] = [];
  for (const work of openWorkOf(deps.app)) {
    const total = await work.count(deps.db, id);
    if (total === 0) continue;
    const named = await work.find(deps.db, { actor, userId: id, limit: NAMED, offset: 0 });
    data.push({
      key: work.key,
      label: work.label,
      total,
      named_total: named.total,
      examples: named.items.map(({ label, url }) => ({ label, url })),
    });
  }
  return { data };
}

/** One kind of it whole, page by page, as far as the reader may be told of it by name. Refuses with 404. */
export async function findOpenWorkOf(
  deps: Deps,
  { actor, id, key, page, perPage }: Asked & { key: string; page: number; perPage: number },
): Promise<OpenWorkItems> {
  await requireVisible(userSource, deps.db, { viewer: actor, id });
  const work = openWorkOf(deps.app).find((known) => known.key === key);
  if (work === undefined) throw new NotFound('Таких дел нет');
  const offset = (page - 1) * perPage;
  const { items, total } = await work.find(deps.db, { actor, userId: id, limit: perPage, offset });
  return {
    data: items.map(({ label, url }) => ({ label, url })),
    meta: pageMeta({ page, perPage }, total),
  };
}
