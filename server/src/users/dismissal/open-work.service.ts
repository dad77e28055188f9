import type { FastifyInstance } from 'fastify';
import type { UserStatus } from 'shared/contract/user/user';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';

/** One thing that waits for the employee, as the journal names it. */
export interface OpenItem {
  id: number;
  label: string;
}

/** One thing that was given on. */
export interface MovedItem extends OpenItem {
  /** Who has it now where that is not the successor. */
  to?: { id: number; label: string };
}

/** The same as a list names it. */
export interface NamedItem extends OpenItem {
  /** Address of its card; null where it has none. */
  url: string | null;
}

/** Whose open work is asked for, by whom, and which part of it. */
export interface OpenWorkPart {
  actor: Actor;
  userId: number;
  limit: number;
  offset: number;
}

/** Part of what the reader may be told of by name, and how much of that there is. */
export interface NamedItems {
  items: NamedItem[];
  total: number;
}

/** Nothing is told by name. */
export const NOTHING_NAMED: NamedItems = { items: [], total: 0 };

/** What a kind of open work is taken over with. */
export interface Handover {
  from: number;
  to: number;
  actor: Actor;
  origin: RequestOrigin;
  now: Date;
}

/** A kind of what an employee leaves open; a module brings its own. */
export interface OpenWork {
  key: string;
  /** «Договоры, где сотрудник ответственный» */
  label: string;
  /** What it is a part of, in the journal: `agreement`; null where nothing is written of the single thing. */
  entity: string | null;
  /** The field that changes hands, by its name in the table of the kind. */
  field: string;
  /** Address of the list in which somebody finds what was given to them; absent where there is none. */
  list?: (userId: number) => string;
  count(db: Db, userId: number): Promise<number>;
  /** How much of it a dismissal is still handing on behind its answer; absent where all goes at once. */
  countOnItsWay?: (db: Db, userId: number) => Promise<number>;
  /** Of what is counted, what the reader may be told of by name, the newest first. */
  find(db: Db, part: OpenWorkPart): Promise<NamedItems>;
  /** Why the employee cannot take it over, a sentence without its full stop; null where they can, absent where anybody may. */
  refusal?: (trx: Trx, to: number) => Promise<string | null>;
  /** Gives all of it to somebody else and answers what was given. */
  move(trx: Trx, handover: Handover): Promise<MovedItem[]>;
}

const catalogues = new WeakMap<FastifyInstance, OpenWork[]>();

/** The kinds of open work this server knows of, in the order in which they were made known. */
export function openWorkOf(app: FastifyInstance): OpenWork[] {
  const known = catalogues.get(app) ?? [];
  catalogues.set(app, known);
  return known;
}

/** Makes a kind of open work known to dismissals of this server. */
export function addOpenWork(app: FastifyInstance, ...work: readonly OpenWork[]): void {
  openWorkOf(app).push(...work);
}

interface Left {
  /** «Задачи согласования — 22», of what nobody hands on. */
  open: string[];
  /** The same of what a dismissal is handing on. */
  onItsWay: string[];
}

async function leftOpen(deps: Pick<Deps, 'app'>, trx: Trx, userId: number): Promise<Left> {
  const left: Left = { open: [], onItsWay: [] };
  for (const work of openWorkOf(deps.app)) {
    const total = await work.count(trx, userId);
    const going = (await work.countOnItsWay?.(trx, userId)) ?? 0;
    if (total > going) left.open.push(`${work.label}\u00a0— ${String(total - going)}`);
    if (going > 0) left.onItsWay.push(`${work.label}\u00a0— ${String(going)}`);
  }
  return left;
}

/**
 * Returns when nothing waits for the employee; refuses with 422 and the number of each kind of what does, or says that
 * their dismissal is still handing it on.
 */
export async function requireNothingOpen(
  deps: Pick<Deps, 'app'>,
  trx: Trx,
  user: { id: number; status: UserStatus },
): Promise<void> {
  const { open, onItsWay } = await leftOpen(deps, trx, user.id);
  if (open.length + onItsWay.length === 0) return;
  const first =
    user.status === 'dismissed'
      ? 'Сначала передайте их другому сотруднику'
      : 'Сначала увольте с передачей дел';
  const message =
    open.length > 0
      ? `У сотрудника есть открытые дела: ${open.join('; ')}. ${first}`
      : `Увольнение ещё выполняется, дела передаются: ${onItsWay.join('; ')}. Удалите учётную запись чуть позже`;
  throw new ValidationFailed({ base: [message] }, message);
}
