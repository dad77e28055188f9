import { type Field, type FieldTable } from '../../contract/record/field-table';
import type { FieldErrors, Picked } from '../../form/form';
import { fieldText } from '../../format/field-text';

type Read = Readonly<Record<string, unknown>>;
const LINE = /^(\w+)\.(\d+)\.(\w+)$/;

/** What the lines of a form are called in sentences. */
export interface LineWords {
  /** The form's name of a part of a line on the wire. */
  fieldOf: (wireName: string) => string;
  /** «единица измерения»; null when the form has no such part. */
  labelOf: (part: string) => string | null;
}

const isChoice = (value: unknown): value is Picked =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

function told(field: Field, value: unknown): string {
  const plain = isChoice(value) ? value.label : value;
  const known = field.kind === 'whole' && typeof plain === 'string' && plain !== '' ? Number(plain) : plain;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof known);
  return (isPlain ? fieldText(field, known as string) : null) ?? 'не заполнено';
}

function boundFault(field: Field, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (field.kind === 'whole') {
    return Number(value) < field.min || Number(value) > field.max ? field.message : null;
  }
  const isText = field.kind === 'text' || field.kind === 'long_text';
  return isText && value.trim().length > field.max ? `Не длиннее ${String(field.max)} знаков` : null;
}

/** What the table says of the fields of a form: their names on the wire, in sentences, and their bounds. */
export function tableWords<Values extends object>(table: FieldTable, noun: string, lines?: LineWords) {
  const known = (name: string): Field | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
  return {
    fieldOf: (wireName: string): string => {
      const [, name = '', row = '', part = ''] = LINE.exec(wireName) ?? [];
      if (name !== '') return `${name}.${row}.${lines?.fieldOf(part) ?? part}`;
      const bare = wireName.replace(/_id$/, '');
      return known(bare) === undefined ? wireName : bare;
    },
    titleOf: (path: string): string => {
      if (path === 'files') return 'Файлы';
      const [, name = path, row, part = ''] = LINE.exec(path) ?? [];
      const label = known(name)?.label ?? noun;
      if (row === undefined) return label;
      const place = `${label}, строка\u00A0${String(Number(row) + 1)}`;
      const column = lines?.labelOf(part) ?? null;
      return column === null ? place : `${place}: ${column}`;
    },
    describe: (name: string, values: Values): string => {
      const field = known(name);
      return field === undefined ? 'не заполнено' : told(field, (values as Read)[name]);
    },
    /** Choices are the same when they name one record, whatever it is called today. */
    same: (name: string, left: Values, right: Values): boolean | undefined => {
      const [mine, theirs] = [(left as Read)[name], (right as Read)[name]];
      return isChoice(mine) && isChoice(theirs) ? mine.value === theirs.value : undefined;
    },
    /** Texts that are too long and numbers out of their bounds: field → sentence. */
    boundFaults: (values: Values): FieldErrors =>
      Object.fromEntries(
        Object.entries(table).flatMap(([name, field]) => {
          const fault = boundFault(field, (values as Read)[name]);
          return fault === null ? [] : [[name, fault]];
        }),
      ),
  };
}
