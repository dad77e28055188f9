import type { FastifyInstance } from 'fastify';
import {
  type Field,
  type ReferenceField,
  type ReferencesField,
  wireFields,
} from 'shared/contract/record/field-table';
import { quoted } from 'shared/contract/quotation';
import { fieldSchema } from 'shared/contract/record/field-schema';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { type FieldErrors } from '../platform/http/errors';
import { fieldErrors } from '../platform/http/validate';
import { listOf, saidFor, type Said } from './cell-values';
import { type Importable, namedRecordsOf, type RowValues } from './importable.service';
import type { Cell } from './reading/cell';
import type { Mapping } from './schema';

/** Names of records that were looked up already, by resource and text. */
export type Looked = Map<string, Said>;

export interface ReadRow {
  values: RowValues;
  errors: FieldErrors;
}

interface Reader {
  app: FastifyInstance;
  db: Db;
  looked: Looked;
  actor: Actor;
}

async function referred(
  { app, db, looked, actor }: Reader,
  { resource, offered }: Pick<ReferenceField, 'resource' | 'offered'>,
  text: string,
): Promise<Said> {
  const asked = `${resource} ${JSON.stringify(offered ?? {})} ${text}`;
  const known = looked.get(asked);
  if (known !== undefined) return known;
  const ids = (await namedRecordsOf(app, resource)?.(db, text, { actor, offered })) ?? [];
  const [id] = ids;
  const said: Said =
    id === undefined
      ? { fault: `${quoted(text)} нет в справочнике` }
      : ids.length > 1
        ? { fault: `${quoted(text)} в справочнике не одна запись, уточните` }
        : { value: id };
  // What is not there yet may come with the next row.
  if (id !== undefined) looked.set(asked, said);
  return said;
}

async function referredEach(reader: Reader, field: ReferencesField, cell: string): Promise<Said> {
  const ids: unknown[] = [];
  for (const text of listOf(cell)) {
    const one = await referred(reader, field, text);
    if ('fault' in one) return one;
    ids.push(one.value);
  }
  return { value: [...new Set(ids)] };
}

async function said(reader: Reader, field: Field, cell: Cell): Promise<Said> {
  if (typeof cell !== 'string') return cell;
  if (field.kind === 'lines' || field.kind === 'value' || field.kind === 'marks')
    return { fault: 'Это поле из файла не загружают' };
  if (field.kind === 'references') return referredEach(reader, field, cell);
  return field.kind === 'reference' ? referred(reader, field, cell) : saidFor(field, cell);
}

interface RowCells {
  importable: Pick<Importable, 'fields' | 'beside'>;
  mapping: Mapping;
  cells: readonly Cell[];
}

function joined(own: Cell, exact: Cell): Cell {
  if (typeof own !== 'string' || exact === '') return own;
  return typeof exact === 'string' ? `${own}/${exact}` : exact;
}

/** A dash is how people leave a cell empty; of a flag it is a word. */
export const isEmpty = (cell: Cell, { kind }: Field) =>
  cell === '' || (kind !== 'flag' && typeof cell === 'string' && /^[-–—]+$/.test(cell));

/** Names on the wire of the fields by which a record refers to another one of its own kind. */
export function ownKindFields({ fields, resource }: Pick<Importable, 'fields' | 'resource'>): string[] {
  const known: Readonly<Record<string, Field>> = wireFields(fields);
  return Object.entries(known).flatMap(([name, field]) =>
    'resource' in field && field.resource === resource ? [name] : [],
  );
}

/** Whether the row names a record of the kind it is itself of: such a one may be made by another row. */
export function namesOwnKind(
  importable: Pick<Importable, 'fields' | 'resource'>,
  { mapping, cells }: Pick<RowCells, 'mapping' | 'cells'>,
): boolean {
  const known: Readonly<Record<string, Field>> = wireFields(importable.fields);
  return ownKindFields(importable).some((name) => {
    const [field, at] = [known[name], mapping.indexOf(name)];
    return field !== undefined && at >= 0 && !isEmpty(cells[at] ?? '', field);
  });
}

/** What would be refused of values that could be read: told together with what could not, so that a row is put right once. */
export function faultsOf(
  { fields, faults }: Pick<Importable, 'fields' | 'faults'>,
  values: RowValues,
): FieldErrors {
  const known: Readonly<Record<string, Field>> = wireFields(fields);
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(values)) {
    const field = known[name];
    if (field === undefined || field.kind === 'lines') continue;
    const { error } = fieldSchema(field).safeParse(value);
    const told = error === undefined ? [] : Object.values(fieldErrors(error)).flat();
    if (told.length > 0) errors[name] = told;
  }
  // What a row does not say may be in a cell that could not be read: nothing is told of it.
  const more = Object.entries(faults?.(values) ?? {}).filter(([name]) => Object.hasOwn(values, name));
  return { ...Object.fromEntries(more), ...errors };
}

/** What the cells of a row say by the mapping: an empty cell says nothing. */
export async function readRow(reader: Reader, { importable, mapping, cells }: RowCells): Promise<ReadRow> {
  const { fields, beside = {} } = importable;
  const known: Readonly<Record<string, Field>> = wireFields(fields);
  const cellOf = (name: string) => cells[mapping.indexOf(name)] ?? '';
  const read: ReadRow = { values: {}, errors: {} };
  for (const name of mapping) {
    const field = name === null ? undefined : known[name];
    if (name === null || field === undefined || Object.hasOwn(beside, name)) continue;
    const own = cellOf(name);
    if (isEmpty(own, field)) continue;
    const exact = Object.keys(beside).find((each) => beside[each] === name);
    const answer = await said(reader, field, exact === undefined ? own : joined(own, cellOf(exact)));
    if ('fault' in answer) read.errors[name] = [answer.fault];
    else read.values[name] = answer.value;
  }
  return read;
}
