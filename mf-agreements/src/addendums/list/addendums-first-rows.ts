import { ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum/addendum.labels';
import { ADDENDUM_REGISTER } from 'shared/contract/addendum/addendum-register';
import { COLUMN_LOOKS, firstColumns, type FirstRows } from 'shared/contract/area/first-rows';

/** Columns of the list in the order it is read: number, date, name, to what, with whom, state, what it changes and when. */
export const ADDENDUM_LOOKS = {
  number: { width: 84, isNumeric: true },
  addendum_date: { ...COLUMN_LOOKS.day, tone: 'muted' },
  title: COLUMN_LOOKS.name,
  agreement: { width: 140, tone: 'muted' },
  counterparty: { width: 190, tone: 'muted' },
  status: COLUMN_LOOKS.status,
  kinds: { width: 170, tone: 'muted' },
  effective_from: { ...COLUMN_LOOKS.day, width: 116 },
} as const;

/** The rows of the list before the area's code arrives. */
export const addendumsFirstRows: FirstRows = {
  columns: firstColumns(ADDENDUM_REGISTER.columns, ADDENDUM_LOOKS, {
    number: 'text',
    addendum_date: 'day',
    title: 'text',
    counterparty: 'party',
    status: { as: 'status', words: ADDENDUM_STATUS_LABELS },
    effective_from: 'day',
  }),
  hasTabs: true,
  isSelectable: true,
};
