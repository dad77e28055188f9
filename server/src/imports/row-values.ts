import type { FastifyInstance } from 'fastify';
import { type Field, type FieldTable, wireFields } from 'shared/contract/record/field-table';
import type { Db } from '../platform/database/database';
import { type FieldErrors } from '../platform/http/errors';
import { saidFor, type Said } from './cell-values';
import { namedRecordsOf, type RowValues } from './importable.service';
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
}

async function referred({ app, db, looked }: Reader, resource: string, text: string): Promise<Said> {
  const asked = `${resource} ${text}`;
  const known = looked.get(asked);
  if (known !== undefined) return known;
  const ids = (await namedRecordsOf(app, resource)?.(db, text)) ?? [];
  const [id] = ids;
  const said: Said =
    id === undefined
      ? { fault: `«${text}» нет в справочнике` }
      : ids.length > 1
        ? { fault: `«${text}» в справочнике не одна запись, уточните` }
        : { value: id };
  looked.set(asked, said);
  return said;
}

async function said(reader: Reader, field: Field, cell: Cell): Promise<Said> {
  if (typeof cell !== 'string') return cell;
  if (field.kind === 'lines' || field.kind === 'value') return { fault: 'Это поле из файла не загружают' };
  return field.kind === 'reference' ? referred(reader, field.resource, cell) : saidFor(field, cell);
}

/** What the cells of a row say by the mapping: an empty cell says nothing. */
export async function readRow(
  reader: Reader,
  { fields, mapping, cells }: { fields: FieldTable; mapping: Mapping; cells: readonly Cell[] },
): Promise<ReadRow> {
  const known: Readonly<Record<string, Field>> = wireFields(fields);
  const read: ReadRow = { values: {}, errors: {} };
  for (const [at, name] of mapping.entries()) {
    const cell = cells[at] ?? '';
    const field = name === null ? undefined : known[name];
    if (name === null || field === undefined || cell === '') continue;
    const answer = await said(reader, field, cell);
    if ('fault' in answer) read.errors[name] = [answer.fault];
    else read.values[name] = answer.value;
  }
  return read;
}
