import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import { AGREEMENT_REGISTER } from 'shared/contract/agreement/agreement-register';
import { COLUMN_LOOKS, firstColumns, type FirstRows } from 'shared/contract/area/first-rows';

/** Columns of the register in the order it is read: number, date, name, who, state, sum, term, responsible. */
export const AGREEMENT_LOOKS = {
  number: { width: 100, isNumeric: true },
  agreement_date: { ...COLUMN_LOOKS.day, tone: 'muted' },
  title: { ...COLUMN_LOOKS.name, minWidth: 220 },
  counterparty: { ...COLUMN_LOOKS.party, width: 190 },
  status: COLUMN_LOOKS.status,
  amount: COLUMN_LOOKS.money,
  end_date: { width: 160, isNumeric: true },
  responsible: { width: 60 },
} as const;

/** The rows of the register before the area's code arrives. */
export const agreementsFirstRows: FirstRows = {
  columns: firstColumns(AGREEMENT_REGISTER.columns, AGREEMENT_LOOKS, {
    number: 'text',
    agreement_date: 'day',
    title: 'text',
    counterparty: 'party',
    status: { as: 'status', words: AGREEMENT_STATUS_LABELS },
    amount: 'money',
    end_date: 'day',
  }),
  hasTabs: true,
  isSelectable: true,
};
