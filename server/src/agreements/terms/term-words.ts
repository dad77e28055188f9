import { CHANGEABLE_FIELDS, CHANGEABLE_TERMS } from 'shared/contract/agreement/agreement-changes.fields';
import type { EffectiveTerm, TermValue } from 'shared/contract/addendum/effective-terms';
import { wireFields } from 'shared/contract/record/field-table';
import { fieldText } from 'shared/field-text';
import { formatAmount, formatDate } from 'shared/format';
import { VAT_MODE_LABELS } from 'shared/contract/money/vat.labels';
import { ITEM_FIELDS } from 'shared/contract/record/line-fields';
import { PARTY_SIDE_LABELS } from 'shared/contract/agreement/agreement-terms.labels';
import { capitalised, uncapitalised } from 'shared/contract/first-letter';
import type { AddedLine, AddedParty } from '../../lists/columns/term-changes-json';
import type { TermBecomes, TermScalar } from './amendments';
import { pastText } from '../../obligations/terms/owed-terms.service';
import { type LineTerm, lineTerm } from './term-key';
import { isAddedLine } from './line-tax';
import { isAddedParty } from './terms-on';
import type { NamedResource } from './terms.repository';

/** Resource → id → name. */
export type TermNames = ReadonlyMap<NamedResource, ReadonlyMap<number, string>>;

const TERMS = wireFields(CHANGEABLE_TERMS);

/** What the line of a term is called. */
export type LineName = (line: Pick<LineTerm, 'of' | 'id'>) => string;

/** Keys of the terms of an agreement itself, in the order of its form. */
export const TERM_KEYS = Object.keys(TERMS) as (keyof typeof TERMS)[];

const fieldOf = (key: string) => CHANGEABLE_FIELDS[lineTerm(key)?.part ?? key];

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

/** «10 шт × 5 000,00 ₽, НДС 22 % сверху»: a line without its name. */
function addedText(line: AddedLine, currency: string): string {
  const { discount_percent, delivery_date, measure, price, vat_mode, vat_rate } = line;
  const quantity = fieldText(ITEM_FIELDS.quantity, line.quantity) ?? '';
  const mode = VAT_MODE_LABELS[vat_mode];
  const tax = [vat_mode === 'none' ? null : vat_rate?.name, uncapitalised(mode)];
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

/** «Третье лицо, подписант Иванов И. И. До полного расчёта»: a side without its name and its role. */
function partyText({ side, signatory, comment }: AddedParty): string {
  const who = signatory === null ? '' : `, подписант ${signatory.full_name}`;
  const told = `${PARTY_SIDE_LABELS[side]}${who}`;
  return comment === null ? told : `${told}. ${comment}`;
}

const STAYS = { items: 'действует', parties: 'участвует', obligations: 'действует' } as const;
const LEFT = { items: 'исключена', parties: 'исключена', obligations: 'исключено' } as const;

const CURRENCY_NAMES = new Intl.DisplayNames('ru', { type: 'currency' });

/** «Российский рубль»: nobody reads a contract by the codes of its currencies. */
function currencyText(code: string): string {
  return capitalised(CURRENCY_NAMES.of(code) ?? code);
}

/** The value in words; sums with the currency of their day. Null when it is empty. */
export function termText(
  key: string,
  value: TermBecomes,
  { names, currency }: { names: TermNames; currency: string },
): string | null {
  if (isAddedLine(value)) return addedText(value, currency);
  if (isAddedParty(value)) return partyText(value);
  const line = lineTerm(key);
  if (line?.part === 'added') return null;
  const past = line?.of === 'obligations' ? pastText(value) : null;
  if (past !== null) return past;
  if (line?.part === 'removed') return value === true ? LEFT[line.of] : STAYS[line.of];
  const named = namedValue(key, value, names);
  if (typeof named === 'object') return named?.name ?? null;
  const field = fieldOf(key);
  if (field === undefined) return named === null ? null : String(named);
  if (field.kind === 'money' && typeof named === 'string') return formatAmount(named, currency);
  if (field.kind === 'currency' && typeof named === 'string') return currencyText(named);
  return fieldText(field, named);
}

/** «Действует до», «Сервер 2U: цена»; the line by what it is called. */
export function termLabel(key: string, nameOf: LineName): string {
  const line = lineTerm(key);
  if (line === null) return fieldOf(key)?.label ?? 'Условие';
  if (line.part === 'removed' || line.part === 'added') return nameOf(line);
  return `${nameOf(line)}: ${(fieldOf(key)?.label ?? line.part).toLowerCase()}`;
}

/** The part of the form the term stands in. */
export function sectionOf(key: string): EffectiveTerm['section'] {
  const line = lineTerm(key);
  if (line !== null) return line.of;
  return (TERMS[key as keyof typeof TERMS].section ?? 'terms') as EffectiveTerm['section'];
}
