import type { CommercialOffer } from 'shared/contract/commercial-offer';
import type { OfferUpdate } from 'shared/contract/commercial-offer/commercial-offer-input';
import type { VatMode } from 'shared/contract/vat';
import { itemsOf, itemsToWire, type ItemValues } from 'shared/document-items';
import { picked, pickedParty, pickedPerson, pickedRate, type Picked, type PickedRate } from 'shared/form';

/** The form as it is typed: texts as texts, days and numbers as texts or null, records as choices with their labels. */
export interface OfferValues {
  direction: 'incoming' | 'outgoing';
  number: string;
  offer_date: string | null;
  valid_until: string | null;
  title: string;
  subject: string;
  category: Picked | null;
  responsible: Picked | null;
  department: Picked | null;
  organization: Picked | null;
  counterparty: Picked | null;
  /** Of a partner who is in no book yet. */
  counterparty_name: string;
  contact_name: string;
  currency_code: string;
  amount: string | null;
  vat_mode: VatMode;
  vat_rate: PickedRate | null;
  vat_note: string;
  items: readonly ItemValues[];
  delivery_days: string | null;
  warranty_months: string | null;
  delivery_terms: string;
  payment_terms: string;
  intro_text: string;
  terms_text: string;
}

const TEXTS = [
  'number',
  'subject',
  'contact_name',
  'vat_note',
  'delivery_terms',
  'payment_terms',
  'intro_text',
  'terms_text',
] as const;
type Texts = (typeof TEXTS)[number];

const eachText = <Value>(of: (name: Texts) => Value) =>
  Object.fromEntries(TEXTS.map((name) => [name, of(name)])) as Record<Texts, Value>;

/** An empty form; whoever writes the offer is responsible for it until said otherwise. */
export function emptyValues(responsible: Picked, today: string): OfferValues {
  return {
    ...eachText(() => ''),
    direction: 'incoming',
    offer_date: today,
    valid_until: null,
    title: '',
    category: null,
    responsible,
    department: null,
    organization: null,
    counterparty: null,
    counterparty_name: '',
    currency_code: 'RUB',
    amount: null,
    vat_mode: 'included',
    vat_rate: null,
    items: [],
    delivery_days: null,
    warranty_months: null,
  };
}

const numberText = (value: number | null) => (value === null ? null : String(value));

/** The form of an offer that is being changed. */
export function valuesOfOffer(offer: CommercialOffer): OfferValues {
  return {
    ...eachText((name) => offer[name] ?? ''),
    direction: offer.direction,
    offer_date: offer.offer_date,
    valid_until: offer.valid_until,
    title: offer.title,
    category: picked(offer.category),
    responsible: pickedPerson(offer.responsible),
    department: picked(offer.department),
    organization: pickedParty(offer.organization),
    counterparty: offer.counterparty === null ? null : pickedParty(offer.counterparty),
    counterparty_name: offer.counterparty === null ? offer.counterparty_name : '',
    currency_code: offer.currency_code,
    amount: offer.amount,
    vat_mode: offer.vat_mode,
    vat_rate: pickedRate(offer.vat_rate),
    items: itemsOf(offer.items, { mode: offer.vat_mode, rateId: offer.vat_rate?.id ?? null }),
    delivery_days: numberText(offer.delivery_days),
    warranty_months: numberText(offer.warranty_months),
  };
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
const wholeOrNull = (text: string | null) => (text === null || text === '' ? null : Number(text));

/** Every field of the form as the wire takes it; what the server computes stays out. */
export function wireOfValues(values: OfferValues): Omit<OfferUpdate, 'lock_version'> {
  const { counterparty, vat_mode: mode } = values;
  return {
    ...eachText((name) => textOrNull(values[name])),
    direction: values.direction,
    offer_date: values.offer_date ?? undefined,
    valid_until: values.valid_until,
    title: values.title.trim(),
    category_id: values.category?.value ?? null,
    responsible_id: values.responsible?.value,
    department_id: values.department?.value ?? null,
    organization_id: values.organization?.value,
    counterparty_id: counterparty?.value ?? null,
    // Of a counterparty the book knows, the name is the book's.
    ...(counterparty === null && { counterparty_name: textOrNull(values.counterparty_name) }),
    currency_code: values.currency_code,
    ...(values.items.length === 0 && { amount: values.amount }),
    vat_mode: mode,
    vat_rate_id: mode === 'none' ? null : (values.vat_rate?.value ?? null),
    items: itemsToWire(values.items, values),
    delivery_days: wholeOrNull(values.delivery_days),
    warranty_months: wholeOrNull(values.warranty_months),
  };
}
