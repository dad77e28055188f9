import { type Field, type FieldTable } from '../../../contract/record/field-table';
import type { KeptValue } from '../../../contract/record/kept-change';
import type { FieldErrors, Picked } from '../../../form/form';
import { fieldText } from '../../../format/field-text';
import { formatAmount } from '../../../format/format';
import { fieldFault } from '../field-fault';
import type { TableLine } from './table-lines';

type Read = Readonly<Record<string, unknown>>;
const LINE = /^(\w+)\.(\d+)\.(\w+)$/;
const EMPTY = 'не заполнено';

/** What lines that are more than their table are called in sentences. */
export interface LineWords {
  /** The form's name of a part of a line on the wire. */
  fieldOf: (wireName: string) => string;
  /** «единица измерения»; null when the form has no such part. */
  labelOf: (part: string) => string | null;
  /** All lines in a sentence. */
  describe: (values: object) => string;
}

const isChoice = (value: unknown): value is Picked =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

function toldLine(table: FieldTable, line: TableLine): string {
  const texts = Object.entries(table).map(([name, field]) => {
    // «Да» and «Нет» say nothing without their question.
    if (field.kind === 'flag') return line[name] === true ? field.label : null;
    return fieldText(field, line[name] ?? null);
  });
  return texts.filter((text) => text !== null).join(', ');
}

function told(field: Field, value: unknown, currency: unknown): string {
  if (isChoice(value)) return value.label;
  if (field.kind === 'references') {
    return (value as readonly Picked[]).map(({ label }) => label).join(', ') || EMPTY;
  }
  if (field.kind === 'lines') {
    return (value as readonly TableLine[]).map((line) => toldLine(field.of, line)).join('; ') || EMPTY;
  }
  if (field.kind === 'flag' && field.words === undefined) return value === true ? 'да' : 'нет';
  const isTyped = typeof value === 'string' && value !== '';
  if (field.kind === 'money' && isTyped && typeof currency === 'string') return formatAmount(value, currency);
  const known = field.kind === 'whole' && isTyped ? Number(value) : (value ?? null);
  return fieldText(field, known as KeptValue) ?? EMPTY;
}

/** `parent_id` → `parent`; what the table does not know keeps its name. */
function bareName(table: FieldTable | undefined, wireName: string): string {
  const bare = wireName.replace(/_ids?$/, '');
  return table !== undefined && Object.hasOwn(table, bare) ? bare : wireName;
}

/** What is out of bounds in lines that are their table and nothing more, by its place. */
function lineFaults(name: string, table: FieldTable, lines: readonly TableLine[]): [string, string][] {
  return lines.flatMap((line, at) =>
    Object.entries(table).flatMap(([part, field]): [string, string][] => {
      const fault = fieldFault(field, line[part]);
      return fault === null ? [] : [[`${name}.${String(at)}.${part}`, fault]];
    }),
  );
}

const contentOf = ({ key: _, ...content }: TableLine) => content;
const sayTheSame = (left: unknown, right: unknown) => {
  const [mine, theirs] = [left, right].map((lines) => (lines as readonly TableLine[]).map(contentOf));
  return JSON.stringify(mine) === JSON.stringify(theirs);
};

/**
 * What the table says of the fields of a form: their names on the wire, in sentences, and their bounds. Lines that are
 * more than their table are worded by what is given for their field, or else for all.
 */
export function tableWords<Values extends object>(
  table: FieldTable,
  noun: string | null,
  ...[lines, ofField = {}]: [lines?: LineWords, ofField?: Readonly<Record<string, LineWords>>]
) {
  const linesOf = (name: string) => ofField[name] ?? lines;
  const known = (name: string): Field | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
  const partsOf = (name: string): FieldTable | undefined => {
    const field = known(name);
    return field?.kind === 'lines' ? field.of : undefined;
  };
  return {
    fieldOf: (wireName: string): string => {
      const [, name = '', row = '', part = ''] = LINE.exec(wireName) ?? [];
      if (name === '') return bareName(table, wireName);
      return `${name}.${row}.${linesOf(name)?.fieldOf(part) ?? bareName(partsOf(name), part)}`;
    },
    /** What stands for a path the table does not know is the noun; null without one. */
    titleOf: (path: string): string | null => {
      if (path === 'files') return 'Файлы';
      const [, name = path, row, part = ''] = LINE.exec(path) ?? [];
      const label = known(name)?.label ?? noun;
      if (label === null || row === undefined) return label;
      const place = `${label}, строка\u00A0${String(Number(row) + 1)}`;
      const words = linesOf(name);
      const column = words === undefined ? (partsOf(name)?.[part]?.label ?? null) : words.labelOf(part);
      return column === null ? place : `${place}: ${column}`;
    },
    /** A sum with the sign of the currency the form holds. */
    describe: (name: string, values: Values): string => {
      const field = known(name);
      const read = values as Read;
      const words = field?.kind === 'lines' ? linesOf(name) : undefined;
      if (words !== undefined) return words.describe(values);
      return field === undefined ? EMPTY : told(field, read[name], read.currency_code);
    },
    /** Choices are the same when they name one record, whatever it is called today; lines when they say the same. */
    same: (name: string, left: Values, right: Values): boolean | undefined => {
      const [mine, theirs] = [(left as Read)[name], (right as Read)[name]];
      if (isChoice(mine) && isChoice(theirs)) return mine.value === theirs.value;
      return partsOf(name) !== undefined && linesOf(name) === undefined
        ? sayTheSame(mine, theirs)
        : undefined;
    },
    /** What is out of the limits of its field: field → sentence. */
    boundFaults: (values: Values): FieldErrors =>
      Object.fromEntries(
        Object.entries(table).flatMap(([name, field]) => {
          const value = (values as Read)[name];
          if (field.kind === 'lines') {
            return linesOf(name) === undefined
              ? lineFaults(name, field.of, value as readonly TableLine[])
              : [];
          }
          const fault = fieldFault(field, value);
          return fault === null ? [] : [[name, fault]];
        }),
      ),
  };
}
