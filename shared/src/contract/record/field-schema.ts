import { z } from 'zod';

import {
  REQUIRED_FIELD,
  day,
  decimal,
  id,
  money,
  optionalText,
  percent,
  percentOf,
  quantity,
  seenLine,
  seenText,
  text,
} from './field';
import {
  type Field,
  type FieldTable,
  type FieldValue,
  type LineValues,
  type RecordValues,
  type WireName,
  isRequired,
  wireName,
} from './field-table';
import { isKnownTag } from './known-tag';
import type { LineInput, NewRecord, NewRecordInput, RecordInput } from './record-input';

type Shape<Table extends FieldTable> = {
  [Name in keyof Table & string as WireName<Name, Table[Name]>]: z.ZodType<
    FieldValue<Table[Name]>,
    RecordInput<Table>[WireName<Name, Table[Name]> & keyof RecordInput<Table>]
  >;
};

/** The object a person may send of a record: every field of the table, and nothing else. */
export type RecordSchema<Table extends FieldTable> = z.ZodObject<Shape<Table>, z.core.$strict>;

interface Versioned {
  lock_version: number;
}

const nullable = (field: Field, schema: z.ZodType): z.ZodType =>
  isRequired(field) ? schema : schema.nullable();

function choiceSchema(values: readonly string[]): z.ZodType {
  return z.enum(values, {
    error: ({ input }) =>
      input === undefined || input === null || input === ''
        ? REQUIRED_FIELD
        : 'Выберите одно из допустимых значений',
  });
}

function textSchema(field: Extract<Field, { kind: 'text' | 'long_text' }>): z.ZodType {
  const seen = field.kind === 'text' ? seenLine : seenText;
  const base: z.ZodType<string | null> = isRequired(field)
    ? text(field.max, seen)
    : optionalText(field.max, seen);
  if (field.kind === 'long_text' || field.pattern === undefined) return base;
  const { source, message } = field.pattern;
  const pattern = new RegExp(source);
  return base.refine((value) => value === null || pattern.test(value), message);
}

/** What a field accepts on the wire; refusals are Russian sentences for an employee. */
export function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return textSchema(field);
    case 'day':
      return nullable(field, day);
    case 'money':
      return nullable(field, field.digits === 16 ? money : decimal(field.digits, 2));
    case 'quantity':
      return nullable(field, quantity);
    case 'percent': {
      const bounded = field.scale === undefined ? percent : percentOf(field.scale);
      return field.default === undefined ? nullable(field, bounded) : bounded;
    }
    case 'whole': {
      const bounded = z.int().min(field.min, field.message).max(field.max, field.message);
      return field.default === undefined ? nullable(field, bounded) : bounded;
    }
    case 'flag':
      return z.boolean();
    case 'choice': {
      const choice = choiceSchema(Object.keys(field.labels));
      return field.default === null && !isRequired(field) ? choice.nullable() : choice;
    }
    case 'choices': {
      const keys = Object.keys(field.labels);
      const isOfNumbers = keys.every((key) => /^\d+$/.test(key));
      const choice = choiceSchema(keys);
      // What is a number may be sent as one: days before a term.
      const one = isOfNumbers ? z.union([choice, z.int().transform(String).pipe(z.enum(keys))]) : choice;
      const choices = z
        .array(one)
        .max(keys.length)
        .refine((values) => new Set(values).size === values.length, 'Значение выбрано дважды');
      return isRequired(field) ? choices.min(1, REQUIRED_FIELD) : choices;
    }
    case 'currency':
      return z.string().regex(/^[A-Z]{3}$/, 'Выберите валюту');
    case 'reference':
      return nullable(field, id);
    case 'references':
      return z
        .array(id)
        .max(field.most, `Не больше ${String(field.most)} записей`)
        .refine((ids) => new Set(ids).size === ids.length, 'Запись выбрана дважды');
    case 'marks':
      return z.partialRecord(z.enum(Object.keys(field.labels)), choiceSchema(Object.keys(field.marks)), {
        error: 'Правило есть только для полей, которые можно скрыть или потребовать',
      });
    case 'tags':
      return z
        .array(tagSchema(field))
        .overwrite(unlike)
        .max(field.most, `Не больше ${String(field.most)} меток`);
    case 'value':
      // What the named field accepts is for whoever knows the whole line to say.
      return z.union([z.string().max(10_000, 'Не длиннее 10000 знаков'), z.number(), z.boolean()]).nullable();
    case 'lines':
      return z
        .array(heldLineSchema(field.of))
        .max(field.most, `Не больше ${String(field.most)} ${field.noun}`);
  }
}

/** Words that differ in capitals alone are one; the first spelling is kept. */
function unlike(words: string[]): string[] {
  const folded = words.map((word) => word.toLowerCase());
  return words.filter((_, at) => folded.indexOf(folded[at] ?? '') === at);
}

function tagSchema(field: Extract<Field, { kind: 'tags' }>) {
  return text(field.max).refine((tag) => isKnownTag(field, tag), field.known?.message);
}

/** The input of a record by its table: names of the wire, unknown fields refused. */
export function recordSchema<Table extends FieldTable>(table: Table): RecordSchema<Table> {
  const shape = Object.entries(table).map(([name, field]) => [wireName(name, field), fieldSchema(field)]);
  return z.strictObject(Object.fromEntries(shape) as z.ZodRawShape) as unknown as RecordSchema<Table>;
}

/** A line of a record: what it leaves out is empty or has its default; without an id it is a new line. */
export function lineSchema<Table extends FieldTable>(
  table: Table,
): z.ZodType<LineValues<Table>, LineInput<Table>> {
  const shape = Object.entries(table).map(([name, field]) => {
    const schema = fieldSchema(field);
    if (isRequired(field)) return [wireName(name, field), schema];
    const preset = 'default' in field && field.default !== undefined ? field.default : null;
    return [wireName(name, field), schema.default(preset)];
  });
  const line = z.strictObject({ id: id.optional(), ...Object.fromEntries(shape) });
  return line as unknown as z.ZodType<LineValues<Table>, LineInput<Table>>;
}

/** A line inside its document: what it may take of the document stays unsaid until `lined` has said it. */
function heldLineSchema(table: FieldTable): z.ZodType {
  const alone = lineSchema(table) as unknown as z.ZodObject;
  const taken = Object.entries(table).filter(([, field]) => field.asDocument === true);
  return alone.extend(
    Object.fromEntries(taken.map(([name, field]) => [wireName(name, field), fieldSchema(field).optional()])),
  );
}

/** The body that makes a record: what identifies it is required, the rest takes its defaults. */
export function createSchema<Table extends FieldTable>(
  table: Table,
): z.ZodType<NewRecord<Table>, NewRecordInput<Table>> {
  const needed = Object.entries(table)
    .filter(([, field]) => isRequired(field))
    .map(([name, field]) => [wireName(name, field), true]);
  const partial = recordSchema<FieldTable>(table).partial();
  const made = partial.required(Object.fromEntries(needed) as Record<never, true>);
  return made as unknown as z.ZodType<NewRecord<Table>, NewRecordInput<Table>>;
}

/** The body that changes a record: the fields that change and the version they were read at. */
export function changeSchema<Table extends FieldTable>(
  table: Table,
): z.ZodType<Partial<RecordValues<Table>> & Versioned, Partial<RecordInput<Table>> & Versioned> {
  const change = recordSchema<FieldTable>(table).partial().extend({ lock_version: z.int() });
  return change as unknown as z.ZodType<
    Partial<RecordValues<Table>> & Versioned,
    Partial<RecordInput<Table>> & Versioned
  >;
}

/**
 * The body that puts a whole record in the place of the present one: every field, and the version it was read at. One that
 * may be left out stays as it was.
 */
export function wholeSchema<Table extends FieldTable>(
  table: Table,
  leftOut: readonly (keyof Table & string)[] = [],
): z.ZodType<RecordValues<Table> & Versioned, RecordInput<Table> & Versioned> {
  const open = Object.entries<Field>(table)
    .filter(([name]) => leftOut.includes(name))
    .map(([name, field]) => [wireName(name, field), true]);
  const whole = recordSchema<FieldTable>(table)
    .partial(Object.fromEntries(open) as Record<never, true>)
    .extend({ lock_version: z.int() });
  return whole as unknown as z.ZodType<RecordValues<Table> & Versioned, RecordInput<Table> & Versioned>;
}
