import type { FastifyInstance } from 'fastify';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';

/** One thing that waits for the employee, as the journal and a list name it. */
export interface OpenItem {
  id: number;
  label: string;
}

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
  /** Address of one of them; `{id}` is its number. */
  url?: string;
  /** Whoever lacks it is told the number alone. */
  needs?: PermissionName;
  count(db: Db, userId: number): Promise<number>;
  find(db: Db, userId: number, limit: number): Promise<OpenItem[]>;
  /** Gives all of it to somebody else and answers what was given. */
  move(trx: Trx, handover: Handover): Promise<OpenItem[]>;
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
