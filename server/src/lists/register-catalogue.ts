import type { RawBuilder } from 'kysely';
import type { RegisterWords } from 'shared/contract/record/register-words';
import type { SearchHit } from 'shared/contract/list/search';
import { authorise, type EmployeeAccess, permits } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { ExportColumns } from './export-column';
import type { Condition, ListResource } from './list-resource';

/** The words of a register's screen. */
export interface SaidWords extends RegisterWords {
  /** A value of a condition as it is read; null when it has no word. */
  wordOf?: (filter: string, value: string) => string | null;
}

/** The words of a register whose conditions take values that have labels. */
export function saidBy(
  words: RegisterWords,
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>,
): SaidWords {
  return { ...words, wordOf: (filter, value) => labels[filter]?.[value] ?? null };
}

/** Those of a register's rows that have a screen of their own. */
export interface RegisterPart {
  /** By which views of it are kept. */
  name: string;
  title: string;
  /** Address of the screen. */
  path: string;
  /** The conditions by which the screen asks for its rows. */
  asks: Readonly<Record<string, string>>;
  where: Condition;
}

/** The part whose screen asks for rows by these values; undefined when none does. */
export const partAskedFor = (
  parts: readonly RegisterPart[],
  said: Readonly<Record<string, unknown>>,
): RegisterPart | undefined =>
  parts.find(({ asks }) => Object.entries(asks).every(([name, value]) => String(said[name]) === value));

/** A list that views can be kept of, that can be taken out as a spreadsheet and that the search looks through. */
export interface Register<Row extends object> {
  /** First word of the file's name: «Договоры». */
  title: string;
  access: EmployeeAccess;
  /** Who reads it on its screen, where more people do than may take it away. */
  reading?: EmployeeAccess;
  /** Who may show a view of it to everybody: whoever looks after its records. */
  sharing: EmployeeAccess;
  list: ListResource<Row>;
  columns: ExportColumns<Row>;
  /** Screens that show a part of it each. */
  parts?: readonly RegisterPart[];
  /** How its screen calls columns and conditions; without them an export is told of by the columns of its file. */
  words?: SaidWords;
  /** How a row stands among the hits of the search, and which rows are no hits at all; absent: none of them is. */
  hit?: (row: Row, actor: Actor) => SearchHit;
  /** Heading above its hits, which other registers may share; without one its title. */
  section?: string;
  searched?: Condition;
  /** A text made by `search_text` and indexed by trigrams, whose words people type declined. */
  spelled?: RawBuilder<unknown>;
}

/** What registers are kept by: the server, or whatever stands for it where there is none. */
export type RegisterHome = object;

const catalogues = new WeakMap<RegisterHome, Map<string, Register<object>>>();

function catalogueOf(app: RegisterHome): Map<string, Register<object>> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, Register<object>>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Makes a module's register known to views, exports and the search of this server. */
export function addRegister<Row extends object>(app: RegisterHome, register: Register<Row>): void {
  // Its parts agree with each other; to everybody else a row is just a record.
  catalogueOf(app).set(register.list.name, register as unknown as Register<object>);
}

/** Every register of this server, in the order in which they were made known. */
export function allRegisters(app: RegisterHome): Register<object>[] {
  return [...catalogueOf(app).values()];
}

/** The register of a resource; undefined when nobody has made it known. */
export function findRegister(app: RegisterHome, resource: string): Register<object> | undefined {
  return catalogueOf(app).get(resource);
}

/** What is said of a register nobody has made known. */
export const NO_REGISTER = 'Такого реестра нет';

/** The register of a resource the employee may read; refuses with 422 an unknown one and with 403 a closed one. */
export function requireRegister(app: RegisterHome, resource: string, actor: Actor): Register<object> {
  const register = findRegister(app, resource);
  if (register === undefined) throw new ValidationFailed({ resource: [NO_REGISTER] });
  authorise(actor, register.access);
  return register;
}

/** Refuses with 422 a column the register does not have, or one that is named twice. */
export function requireColumns(register: Pick<Register<never>, 'columns'>, wanted: readonly string[]): void {
  const unknown = wanted.filter((column) => !Object.hasOwn(register.columns, column));
  if (unknown.length > 0)
    throw new ValidationFailed({ columns: [`Таких колонок нет: ${unknown.join(', ')}`] });
  if (new Set(wanted).size < wanted.length)
    throw new ValidationFailed({ columns: ['Одна и та же колонка названа дважды'] });
}

/** The registers the employee reads on their screens, in the order in which they were made known. */
export function registersReadBy(app: RegisterHome, actor: Actor): Register<object>[] {
  return allRegisters(app).filter(({ access, reading = access }) => permits(actor, reading));
}

/** The registers the employee may read and take away, in the order in which they were made known. */
export function registersFor(app: RegisterHome, actor: Actor): Register<object>[] {
  return allRegisters(app).filter(({ access }) => permits(actor, access));
}
