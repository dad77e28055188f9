import { COLUMN_LOOKS, firstColumns, type FirstRows } from 'shared/contract/area/first-rows';
import {
  OFFER_DIRECTION_LABELS,
  OFFER_STATUS_LABELS,
} from 'shared/contract/commercial-offer/commercial-offer.labels';
import { OFFER_REGISTER } from 'shared/contract/commercial-offer/offer-register';

/** Columns of the list in the order it is read: number, date, name, with whom, from whom, state, sum, how long. */
export const OFFER_LOOKS = {
  number: { width: 116, isNumeric: true },
  offer_date: { ...COLUMN_LOOKS.day, tone: 'muted' },
  title: COLUMN_LOOKS.name,
  counterparty: { width: 158, tone: 'muted' },
  direction: { width: 92, tone: 'muted' },
  status: { width: 206 },
  amount: COLUMN_LOOKS.money,
  valid_until: { width: 160, isNumeric: true },
} as const;

/** The rows of the list before the area's code arrives. */
export const offersFirstRows: FirstRows = {
  columns: firstColumns(OFFER_REGISTER.columns, OFFER_LOOKS, {
    number: 'text',
    offer_date: 'day',
    title: 'text',
    counterparty: { as: 'party', from: 'party' },
    direction: { as: 'text', words: OFFER_DIRECTION_LABELS },
    status: { as: 'status', words: OFFER_STATUS_LABELS },
    amount: 'money',
    valid_until: 'day',
  }),
  isSelectable: true,
};
