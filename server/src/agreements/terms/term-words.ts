import { CHANGEABLE_FIELDS, CHANGEABLE_TERMS } from 'shared/contract/agreement/agreement-changes.fields';
import type { EffectiveTerm, TermValue } from 'shared/contract/addendum/effective-terms';
import { wireFields } from 'shared/contract/record/field-table';
import { fieldText } from 'shared/field-text';
import { formatAmount, formatDate } from 'shared/format';
import { VAT_MODE_LABELS } from 'shared/contract/money/vat.labels';
import { ITEM_FIELDS } from 'shared/contract/record/line-fields';
import type { AddedLine } from '../../lists/term-changes-json';
import type { TermBecomes, TermScalar } from './amendments';
import type { NamedResource } from './terms.repository';

/** Resource → id → name. */
export type TermNames = ReadonlyMap<NamedResource, ReadonlyMap<number, string>>;

const TERMS = wireFields(CHANGEABLE_TERMS);
const ITEM_KEY = /^items\.(\d+)\.(\w+)$/;

/** Keys of the terms of an agreement itself, in the order of its form. */
export const TERM_KEYS = Object.keys(TERMS) as (keyof typeof TERMS)[];

const isLine = (value: TermBecomes): value is AddedLine => typeof value === 'object' && value !== null;
const fieldOf = (key: string) => CHANGEABLE_FIELDS[ITEM_KEY.exec(key)?.[2] ?? key];

/** The resource whose record the term names; null of any other term. */
export function resourceOf(key: string): NamedResource | null {
  const field = fieldOf(key);
  return field?.kind === 'reference' ? (field.resource as NamedResource) : null;
}

/** The value with the name of what it refers to. */
export function namedValue(key: string, value: TermScalar, names: TermNames): TermValue {
  const resource = resourceOf(key);
  if (resource === null || typeof value !== 'number') return value;
  return { id: value, name: names.get(resource)?.get(value) ?? 'Запись удалена' };
}

/** «10 шт × 5 000,00 ₽, 22 % сверху»: a line without its name. */
function addedText(line: AddedLine, currency: string): string {
  const { discount_percent, delivery_date, measure, price, vat_mode, vat_rate } = line;
  const quantity = fieldText(ITEM_FIELDS.quantity, line.quantity) ?? '';
  const tax = [vat_mode === 'none' ? null : vat_rate?.name, VAT_MODE_LABELS[vat_mode]];
  const told = [
    `${quantity}\u00a0${measure.symbol} × ${formatAmount(price, currency)}`,
    Number(discount_percent) === 0
      ? null
      : `скидка ${fieldText(ITEM_FIELDS.discount_percent, discount_percent) ?? ''}`,
    tax.filter((part) => part != null).join(' '),
    delivery_date === null ? null : `срок поставки ${formatDate(delivery_date)}`,
  ];
  return told.filter((part) => part !== null).join(', ');
}

/** The value in words; sums with the currency of their day. Null when it is empty. */
export function termText(
  key: string,
  value: TermBecomes,
  { names, currency }: { names: TermNames; currency: string },
): string | null {
  if (isLine(value)) return addedText(value, currency);
  if (key.endsWith('.added')) return null;
  if (key.endsWith('.removed')) return value === true ? 'исключена' : 'действует';
  const named = namedValue(key, value, names);
  if (typeof named === 'object') return named?.name ?? null;
  const field = fieldOf(key);
  if (field === undefined) return named === null ? null : String(named);
  if (field.kind === 'money' && typeof named === 'string') return formatAmount(named, currency);
  return fieldText(field, named);
}

/** «Действует до», «Сервер 2U: цена»; the line by what it is called. */
export function termLabel(key: string, itemName: (id: number) => string): string {
  const [, id, part = ''] = ITEM_KEY.exec(key) ?? [];
  if (id === undefined) return fieldOf(key)?.label ?? 'Условие';
  if (part === 'removed' || part === 'added') return itemName(Number(id));
  return `${itemName(Number(id))}: ${(fieldOf(key)?.label ?? part).toLowerCase()}`;
}

/** The part of the form the term stands in. */
export function sectionOf(key: string): EffectiveTerm['section'] {
  if (ITEM_KEY.test(key)) return 'items';
  return (TERMS[key as keyof typeof TERMS].section ?? 'terms') as EffectiveTerm['section'];
}
