import { MOST_FAVOURITES, type Favourite, type Favourites } from 'shared/contract/list/favourite';
import { readRows } from '../lists/list-reader';
import { getRow } from '../lists/listed-row';
import { listContext } from '../lists/lists.service';
import { registersFor, requireRegister, type Register } from '../lists/register-catalogue';
import type { Actor } from '../platform/http/actor';
import { NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { countKept, findKept, forget, keep } from './favourites.repository';

type ReadDeps = Pick<Deps, 'app' | 'db' | 'now'>;

interface Wanted {
  actor: Actor;
  resource: string;
  id: number;
}

const keyOf = (resource: string, id: number) => `${resource} ${String(id)}`;

async function findOfRegister(
  deps: ReadDeps,
  register: Register<object>,
  wanted: { actor: Actor; ids: readonly number[] },
): Promise<Favourite[]> {
  const { list, hit, section = register.title } = register;
  if (hit === undefined || wanted.ids.length === 0) return [];
  const context = listContext(deps, wanted.actor);
  const rows = await readRows(deps.db, { resource: list, ids: wanted.ids, context });
  return rows.map((row) => ({ ...hit(row), section, resource: list.name }));
}

/** What the employee keeps and still sees, the latest first: rights and visibility are asked anew each time. */
export async function find(deps: ReadDeps, actor: Actor): Promise<Favourites> {
  const kept = await findKept(deps.db, actor.id);
  const registers = registersFor(deps.app, actor).filter(({ hit }) => hit !== undefined);
  const shown = await Promise.all(
    registers.map((register) =>
      findOfRegister(deps, register, {
        actor,
        ids: kept.filter(({ resource }) => resource === register.list.name).map((row) => row.record_id),
      }),
    ),
  );
  const known = new Map(shown.flat().map((row) => [keyOf(row.resource, row.id), row]));
  return {
    data: kept.flatMap((row) => known.get(keyOf(row.resource, row.record_id)) ?? []),
    resources: registers.map(({ list }) => list.name),
  };
}

/**
 * The employee keeps the record afterwards. Refuses with 422 an unknown kind and one too many, with 403 a register that
 * is closed to them, with 404 what they do not see.
 */
export async function add(deps: Deps, { actor, resource, id }: Wanted): Promise<void> {
  const { list, hit } = requireRegister(deps.app, resource, actor);
  if (hit === undefined) throw new NotFound();
  await getRow(deps, list, { actor, id });
  await deps.transact(async (trx) => {
    await keep(trx, actor.id, { resource, record_id: id, created_at: deps.now() });
    if ((await countKept(trx, actor.id)) <= MOST_FAVOURITES) return;
    const text = `В избранном уже ${String(MOST_FAVOURITES)} записей: уберите те, что больше не нужны`;
    throw new ValidationFailed({ base: [text] }, text);
  });
}

/** The employee keeps the record no longer, whether or not they still see it. */
export async function remove(deps: Pick<Deps, 'transact'>, { actor, resource, id }: Wanted): Promise<void> {
  await deps.transact((trx) => forget(trx, actor.id, { resource, record_id: id }));
}
