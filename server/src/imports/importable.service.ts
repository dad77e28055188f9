import type { FastifyInstance } from 'fastify';
import type { ImportMode } from 'shared/contract/exchange/import-status';
import type { PermissionName } from 'shared/contract/access/permissions';
import { fieldSchema } from 'shared/contract/record/field-schema';
import { type FieldTable, wireName, wireFields } from 'shared/contract/record/field-table';
import type { Db, Trx } from '../platform/database/database';
import { holds, holdsWith } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, Forbidden, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { RowOutcome } from './schema';

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

/** What every file of a resource has in common, whatever its rows are. */
interface Filled {
  resource: string;
  title: string;
  /** The register its rows are found in, where that is another one's. */
  shownIn?: string;
  /** What follows from a load and is not seen in the file, as the employee is told before it. */
  note?: string;
  /** Fields a column can stand for. */
  fields: FieldTable;
  rights: { create: PermissionName; update: PermissionName };
  /** Names on the wire of the fields a present record is found by: one of them is enough. */
  key: readonly string[];
  /** Titles other programs give to columns → the field; beside the field's own words. */
  aliases?: Readonly<Record<string, string>>;
  /** Required fields that `complete` can tell from others. */
  derived?: readonly string[];
  /** Fields that only make the cell of another one exact, such as a КПП beside an ИНН. */
  beside?: Readonly<Record<string, string>>;
  /** Puts values right that a spreadsheet spoils, such as numbers without their leading zeros. */
  repair?: (values: RowValues) => RowValues;
  /** What is wrong with values that could be read, where their fields alone do not tell: an address, a sum of digits. */
  faults?: (values: RowValues) => FieldErrors;
  /** Rows of one transaction when what they hold is what others wait for: numbers, roles. */
  portion?: number;
  /**
   * New records of so many rows are made side by side in one transaction. Rows that share a name may be about the same
   * record, and are carried one after another.
   */
  together?: { most: number; names: (values: RowValues) => readonly string[] };
  /** Holds what every row of a portion would hold before its record, so that nobody waits in another order. */
  hold?: (trx: Trx) => Promise<void>;
}

/** Each row is a record of its own; rows are written by the use cases of its screen. */
export interface RecordRows extends Filled {
  /** What was said, with what follows from it for a new record. */
  complete?: (values: RowValues, actor: Actor) => RowValues;
  /** What makes two rows of a file the same one; null when the row does not say it. */
  sameAs: (values: RowValues) => string | null;
  /** Live records the row is about, of those the employee sees; more than one when it does not say enough. */
  find: (db: Db, values: RowValues, actor: Actor) => Promise<FoundRecord[]>;
  create: (deps: Deps, step: Step) => Promise<{ lock_version: number }>;
  update: (
    deps: Deps,
    step: Step & { id: number; input: RowValues & { lock_version: number } },
  ) => Promise<{ lock_version: number }>;
}

/** What became of a row of lines; the message is null of one that went in. */
export interface LineOutcome {
  outcome: RowOutcome;
  message: string | null;
}

/** Rows are lines of records that are there already: all lines of a record go in at once, or none of them. */
export interface LineRows extends Filled {
  lines: {
    /** Names on the wire of the fields that tell the record; a row that says none of them goes on with the one above. */
    by: readonly string[];
    /** Lines one record can have. */
    most: number;
    /** Said when the row is about no record the employee sees. */
    missing: string;
    find: (db: Db, values: RowValues, actor: Actor) => Promise<FoundRecord[]>;
    /** What became of each row, in their order; when one of them is wrong nothing is written. */
    write: (
      deps: Deps,
      step: Omit<Step, 'input'> & { mode: ImportMode; record: FoundRecord; rows: readonly RowValues[] },
    ) => Promise<LineOutcome[]>;
  };
}

/** What a kind of records gives to be filled from a file. */
export type Importable = RecordRows | LineRows;

/** Who names a record, and on what condition, as the list of the records takes it. */
export interface Naming {
  actor: Actor;
  offered?: Readonly<Record<string, string>> | undefined;
}

/** Ids of the records the employee sees that are called so; more than one when the name does not tell. */
export type NamedRecords = (db: Db, text: string, naming: Naming) => Promise<number[]>;

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

/** The register the rows of a resource are found in. */
export function registerFilled(app: FastifyInstance, resource: string): string {
  return catalogueOf(app).importables.get(resource)?.shownIn ?? resource;
}

/** What the columns of a file of the resource can stand for; nothing of one that is filled no more. */
export function fieldsFilled(app: FastifyInstance, resource: string): FieldTable {
  return catalogueOf(app).importables.get(resource)?.fields ?? {};
}

function mayImport(actor: Actor, { rights }: Importable, mode: ImportMode): boolean {
  const creates = mode !== 'update';
  const updates = mode !== 'create';
  return (
    (!creates || holdsWith(actor, 'documents.import', rights.create)) &&
    (!updates || holds(actor, rights.update))
  );
}

function requireGiven({ fields }: Pick<Importable, 'fields'>, given: RowValues): void {
  const known: Readonly<Record<string, FieldTable[string]>> = wireFields(fields);
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(known, name) ? known[name] : undefined;
    if (field === undefined || field.kind === 'lines' || !fieldSchema(field).safeParse(value).success) {
      throw new ValidationFailed({ given: [`Задать это для всех строк нельзя: ${name}`] });
    }
  }
}

/** The importable where no column stands for what is given: every row says it. */
function narrowed(importable: Importable, given: RowValues): Importable {
  const { fields, repair } = importable;
  const left = Object.entries(fields).filter(([name, field]) => !Object.hasOwn(given, wireName(name, field)));
  return {
    ...importable,
    fields: Object.fromEntries(left),
    repair: (values) => {
      const all = { ...values, ...given };
      return repair?.(all) ?? all;
    },
  };
}

/**
 * What is filled from the file. Refuses with 422 an unknown resource and a value no row of it can have, and with 403
 * whoever may not write so.
 */
export function requireImportable(
  app: FastifyInstance,
  actor: Actor,
  { resource, mode, given }: { resource: string; mode: ImportMode; given: RowValues },
): Importable {
  const importable = catalogueOf(app).importables.get(resource);
  if (importable === undefined) throw new ValidationFailed({ resource: ['Сюда из файла не загружают'] });
  if (!mayImport(actor, importable, mode)) throw new Forbidden();
  requireGiven(importable, given);
  return narrowed(importable, given);
}
