import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { fieldsOfGroups, type RecordValues, type WireField } from 'shared/contract/record/field-table';
import type { ItemsPlace } from '../records/lines/item-lines.repository';

/** Everything a person may set of an offer, after the contract's own checks. */
export type OfferValues = RecordValues<typeof OFFER_FIELDS>;
export type OfferField = WireField<typeof OFFER_FIELDS>;

/** Fields that say who looks after an offer; they change nothing of what is offered. */
export const SERVICE_FIELDS: ReadonlySet<OfferField> = fieldsOfGroups(OFFER_FIELDS, ['service']);

/** Where the lines of offers are kept. */
export const OFFER_ITEMS: ItemsPlace = { table: 'commercial_offer_items', owner: 'commercial_offer_id' };
