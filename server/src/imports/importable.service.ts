import type { FastifyInstance } from 'fastify';
import type { ImportMode } from 'shared/contract/exchange/import-status';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { Db } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';

/** Values by the names of the wire; what a row does not say is not among them. */
export type RowValues = Record<string, unknown>;

interface Step {
  actor: Actor;
  origin: RequestOrigin;
  input: RowValues;
}

/** A record the row is about. */
export interface FoundRecord {
  id: number;
  lock_version: number;
}

/** What a kind of records gives to be filled from a file; rows are written by the use cases of its screen. */
export interface Importable {
  resource: string;
  title: string;
  /** Fields a column can stand for. */
  fields: FieldTable;
  rights: { create: PermissionName; update: PermissionName };
  /** Names on the wire of the fields a present record is found by: one of them is enough. */
  key: readonly string[];
  /** Titles other programs give to columns → the field; beside the field's own words. */
  aliases?: Readonly<Record<string, string>>;
  /** Required fields that `complete` can tell from others. */
  derived?: readonly string[];
  /** What was said, with what follows from it for a new record. */
  complete?: (values: RowValues) => RowValues;
  /** Puts values right that a spreadsheet spoils, such as numbers without their leading zeros. */
  repair?: (values: RowValues) => RowValues;
  /** What makes two rows of a file the same one; null when the row does not say it. */
  sameAs: (values: RowValues) => string | null;
  /** Live records the row is about; more than one when it does not say enough. */
  find: (db: Db, values: RowValues) => Promise<FoundRecord[]>;
  create: (deps: Deps, step: Step) => Promise<{ lock_version: number }>;
  update: (
    deps: Deps,
    step: Step & { id: number; input: RowValues & { lock_version: number } },
  ) => Promise<{ lock_version: number }>;
}

/** Ids of the records that are called so; more than one when the name does not tell. */
export type NamedRecords = (db: Db, text: string) => Promise<number[]>;

interface Catalogue {
  importables: Map<string, Importable>;
  named: Map<string, NamedRecords>;
}

const catalogues = new WeakMap<FastifyInstance, Catalogue>();

function catalogueOf(app: FastifyInstance): Catalogue {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh: Catalogue = { importables: new Map(), named: new Map() };
  catalogues.set(app, fresh);
  return fresh;
}

/** The records of a resource can be filled from a file on this server. */
export function addImportable(app: FastifyInstance, importable: Importable): void {
  catalogueOf(app).importables.set(importable.resource, importable);
}

/** Cells of a file can name the records of a resource. */
export function nameRecords(app: FastifyInstance, resource: string, find: NamedRecords): void {
  catalogueOf(app).named.set(resource, find);
}

/** How the records of a resource are found by what a cell calls them; null when nobody told. */
export function namedRecordsOf(app: FastifyInstance, resource: string): NamedRecords | null {
  return catalogueOf(app).named.get(resource) ?? null;
}

function mayImport(actor: Actor, { rights }: Importable, mode: ImportMode): boolean {
  if (mode === 'upsert') return holds(actor, rights.create, rights.update);
  return holds(actor, rights[mode]);
}

/** What is filled from the file; refuses with 422 an unknown resource and with 403 whoever may not write so. */
export function requireImportable(
  app: FastifyInstance,
  actor: Actor,
  { resource, mode }: { resource: string; mode: ImportMode },
): Importable {
  const importable = catalogueOf(app).importables.get(resource);
  if (importable === undefined) throw new ValidationFailed({ resource: ['Сюда из файла не загружают'] });
  if (!mayImport(actor, importable, mode)) throw new Forbidden();
  return importable;
}
