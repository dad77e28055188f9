import { quoted } from 'shared/contract/quotation';
import type { AddendumChange } from 'shared/contract/addendum/addendum';
import type { Field } from 'shared/contract/record/field-table';
import { ITEM_FIELDS } from 'shared/contract/record/line-fields';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { fieldText } from 'shared/field-text';
import type { FieldErrors, Picked } from 'shared/form';

/** A line of the specification that an addendum adds, as it is typed. */
export interface AddedLine {
  name: string;
  measure: Picked | null;
  quantity: string | null;
  price: string | null;
  discount_percent: string | null;
  /** Null: taxed as the agreement is. */
  vat_rate: Picked | null;
  delivery_date: string | null;
  /** What the form does not ask for and keeps as it was. */
  kept: {
    product_id: number | null;
    description: string | null;
    note: string | null;
    vat_mode: string | null;
  };
}

/** A line of which nothing is typed. */
export const EMPTY_LINE: AddedLine = {
  name: '',
  measure: null,
  quantity: '1',
  price: null,
  discount_percent: null,
  vat_rate: null,
  delivery_date: null,
  kept: { product_id: null, description: null, note: null, vat_mode: null },
};

/** The line a saved change adds. */
export function readLine(change: AddendumChange): AddedLine {
  const { measure, vat_rate: rate } = change;
  return {
    name: change.name ?? '',
    measure: measure === undefined ? null : { value: measure.id, label: measure.symbol },
    quantity: change.quantity ?? null,
    price: change.price ?? null,
    discount_percent: Number(change.discount_percent ?? 0) === 0 ? null : (change.discount_percent ?? null),
    vat_rate: rate == null ? null : { value: rate.id, label: rate.name },
    delivery_date: change.delivery_date ?? null,
    kept: {
      product_id: change.product_id ?? null,
      description: change.description ?? null,
      note: change.note ?? null,
      vat_mode: change.vat_mode ?? null,
    },
  };
}

/** The line as the wire takes it. */
export function sentLine({ kept, name, measure, vat_rate, ...line }: AddedLine) {
  return {
    ...kept,
    ...line,
    name: name.trim() === '' ? null : name.trim(),
    measure_id: measure?.value ?? null,
    vat_rate_id: vat_rate?.value ?? null,
    // Without a rate of its own it follows the agreement altogether.
    vat_mode: vat_rate === null ? null : kept.vat_mode,
  };
}

/** What a change that adds no line says of one. */
export const NO_LINE = {
  product_id: null,
  name: null,
  description: null,
  measure_id: null,
  quantity: null,
  price: null,
  discount_percent: null,
  vat_mode: null,
  vat_rate_id: null,
  delivery_date: null,
  note: null,
} as const;

const NEEDED = ['name', 'measure', 'quantity', 'price'] as const;

/** What stands in the way of saving the line: path → sentence. */
export function lineFaults(line: AddedLine, path: string): FieldErrors {
  const empties = NEEDED.filter((part) => {
    const value = line[part];
    return typeof value === 'string' ? value.trim() === '' : value === null;
  });
  return Object.fromEntries(empties.map((part) => [`${path}.${part}`, REQUIRED_FIELD]));
}

const told = (field: Field, value: string | null) => fieldText(field, value) ?? 'не указано';

/** «Новая строка «Монтаж»: 2 шт × 5 000,00». */
export function lineText({ name, measure, quantity, price }: AddedLine): string {
  const unit = measure === null ? '' : `\u00a0${measure.label}`;
  const count = `${told(ITEM_FIELDS.quantity, quantity)}${unit} × ${told(ITEM_FIELDS.price, price)}`;
  return `Новая строка ${quoted(name.trim() === '' ? 'без наименования' : name.trim())}: ${count}`;
}

/** What the parts of a line are called in sentences. */
export const LINE_LABELS: Readonly<Record<string, string>> = {
  name: ITEM_FIELDS.name.label,
  measure: ITEM_FIELDS.measure.label,
  quantity: ITEM_FIELDS.quantity.label,
  price: ITEM_FIELDS.price.label,
  discount_percent: ITEM_FIELDS.discount_percent.label,
  vat_rate: ITEM_FIELDS.vat_rate.label,
  delivery_date: ITEM_FIELDS.delivery_date.label,
};
