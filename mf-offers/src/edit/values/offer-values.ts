import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { tableValues, type FormValues } from 'shared/document-form';
import { itemsInForm, type ItemValues } from 'shared/document-items';
import type { Picked } from 'shared/form';

/** The form of an offer as it is typed. */
export type OfferValues = FormValues<typeof OFFER_FIELDS, ItemValues>;

const table = tableValues<typeof OFFER_FIELDS, ItemValues>(OFFER_FIELDS, itemsInForm);

/** An empty form; whoever writes the offer is responsible for it until said otherwise. */
export function emptyValues(responsible: Picked, today: string): OfferValues {
  return { ...table.empty(), responsible, offer_date: today };
}

/** The form of an offer that is being changed; of a counterparty the book knows, the name is the book's. */
export function valuesOfOffer(offer: CommercialOffer): OfferValues {
  return {
    ...table.valuesOf(offer),
    counterparty_name: offer.counterparty === null ? offer.counterparty_name : '',
  };
}

/** Every field of the form as the wire takes it; what the server computes stays out. */
export function wireOfValues(values: OfferValues): Record<string, unknown> {
  const {
    counterparty_name: lead,
    amount,
    vat_rate_id: rate,
    discount_percent: discount,
    ...wire
  } = table.wireOf(values);
  return {
    ...wire,
    vat_rate_id: values.vat_mode === 'none' ? null : rate,
    ...(values.counterparty === null && { counterparty_name: lead }),
    // A sum that is typed is the sum; a discount is taken from lines.
    ...(values.items.length === 0
      ? { amount, discount_percent: '0' }
      : { discount_percent: discount ?? '0' }),
  };
}
