import { COLUMN_LOOKS, firstColumns, type FirstRows } from 'shared/contract/area/first-rows';
import {
  COUNTERPARTY_STATUS_LABELS,
  COUNTERPARTY_TYPE_LABELS,
} from 'shared/contract/counterparty/counterparty.labels';
import { COUNTERPARTY_REGISTER } from 'shared/contract/counterparty/counterparty-register';

/** Columns of both lists in the order they are read: name, requisites, what it is, state, how to reach it, who answers. */
export const COUNTERPARTY_LOOKS = {
  name_short: { ...COLUMN_LOOKS.name, minWidth: 240 },
  inn: { width: 132, isNumeric: true },
  kpp: { width: 108, tone: 'muted', isNumeric: true },
  type: { width: 168, tone: 'muted' },
  status: { width: 160 },
  phone: { width: 156, tone: 'muted', isNumeric: true },
  responsible: { width: 190, tone: 'muted' },
} as const;

/** The rows of one of the lists before the area's code arrives; each list is arranged by itself. */
export const counterpartiesFirstRows = (name: 'partners' | 'organizations'): FirstRows => ({
  name,
  columns: firstColumns(COUNTERPARTY_REGISTER.columns, COUNTERPARTY_LOOKS, {
    name_short: 'party',
    inn: 'text',
    kpp: 'text',
    type: { as: 'text', words: COUNTERPARTY_TYPE_LABELS },
    status: { as: 'status', words: COUNTERPARTY_STATUS_LABELS },
    phone: 'text',
    responsible: { as: 'text', from: 'responsible_name' },
  }),
  isSelectable: true,
});
