import type { Favourite } from 'shared/contract/list/favourite';
import type { Actor } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { readRows } from './list-reader';
import { getRow } from './listed-row';
import { listContext } from './lists.service';
import { registersFor, requireRegister, type Register } from './register-catalogue';

/** A record of any register, as somebody keeps it. */
export interface KeptRecord {
  resource: string;
  record_id: number;
}

type ReadDeps = Pick<Deps, 'app' | 'db' | 'now'>;

const keyOf = (resource: string, id: number) => `${resource} ${String(id)}`;

async function hitsOfRegister(
  deps: ReadDeps,
  register: Register<object>,
  wanted: { actor: Actor; ids: readonly number[] },
): Promise<Favourite[]> {
  const { list, hit, section = register.title } = register;
  if (hit === undefined || wanted.ids.length === 0) return [];
  const context = listContext(deps, wanted.actor);
  const rows = await readRows(deps.db, { resource: list, ids: wanted.ids, context });
  return rows.map((row) => ({ ...hit(row, wanted.actor), section, resource: list.name }));
}

/** Those of the records the employee sees at this moment, in the given order, and the resources that may be kept. */
export async function readHits(
  deps: ReadDeps,
  actor: Actor,
  kept: readonly KeptRecord[],
): Promise<{ data: Favourite[]; resources: string[] }> {
  const registers = registersFor(deps.app, actor).filter(({ hit }) => hit !== undefined);
  const shown: Favourite[] = [];
  // One after another: the connections of the pool are for requests, not for one person's list.
  for (const register of registers) {
    const ids = kept.filter(({ resource }) => resource === register.list.name).map((row) => row.record_id);
    shown.push(...(await hitsOfRegister(deps, register, { actor, ids })));
  }
  const known = new Map(shown.map((row) => [keyOf(row.resource, row.id), row]));
  return {
    data: kept.flatMap((row) => known.get(keyOf(row.resource, row.record_id)) ?? []),
    resources: registers.map(({ list }) => list.name),
  };
}

/**
 * The record as the search shows it. Refuses with 422 an unknown resource, with 403 one that is closed to the employee,
 * with 404 what they do not see or what is no hit.
 */
export async function requireHit(
  deps: ReadDeps,
  { actor, resource, id }: { actor: Actor; resource: string; id: number },
): Promise<Favourite> {
  const register = requireRegister(deps.app, resource, actor);
  const { list, hit, section = register.title } = register;
  if (hit === undefined) throw new NotFound();
  return { ...hit(await getRow(deps, list, { actor, id }), actor), section, resource };
}
