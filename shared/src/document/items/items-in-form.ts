import type { AgreementItem } from '../../contract/agreement/agreement-item';
import type { VatMode } from '../../contract/money/vat';
import { counted, formatAmount } from '../../format/format';
import type { DocumentMoney, DocumentVat } from './document-money';
import { amountsOfItems } from './item-amounts';
import { ITEM_FIELD_LABELS, itemFieldOf } from './item-errors';
import { ITEM_FIELDS, itemsOf, type ItemValues } from './item-values';
import { itemsToWire } from './item-wire';

interface WithLines {
  items: readonly AgreementItem[];
  vat_mode: VatMode;
  vat_rate: { id: number } | null;
}
type Lined = DocumentVat & { items: readonly ItemValues[] };

/** The lines of a document in a form that is made of its table of fields. */
export const itemsInForm = {
  read: (record: object) => {
    const { items, vat_mode: mode, vat_rate: rate } = record as WithLines;
    return itemsOf(items, { mode, rateId: rate?.id ?? null });
  },
  send: (values: object) => itemsToWire((values as Lined).items, values as Lined),
  fieldOf: itemFieldOf,
  labelOf: (part: string) => {
    const column = ITEM_FIELDS.find((name) => name === part);
    return column === undefined ? null : ITEM_FIELD_LABELS[column];
  },
  describe: (values: object) => describeItems(values as DocumentMoney & Lined),
} as const;

/** «3 позиции на 2 440,00 ₽»: all lines of a document in a sentence. */
function describeItems(values: DocumentMoney & { items: readonly ItemValues[] }): string {
  const { items, currency_code: currency } = values;
  if (items.length === 0) return 'нет позиций';
  const count = counted(items.length, ['позиция', 'позиции', 'позиций']);
  const sum = amountsOfItems(items, values);
  return sum === null ? count : `${count} на ${formatAmount(sum.amount, currency)}`;
}
