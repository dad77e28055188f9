import type { FieldOf, FormDefinition } from '../edit/form-definition';
import type { DocumentRecord } from '../record';
import type { DocumentMoney } from './document-money';
import { withoutBlankItems } from './item-edits';
import { itemLines } from './item-lines';
import type { ItemValues } from './item-values';

type Summed = DocumentMoney & { items: readonly ItemValues[]; amount_is_manual?: boolean };

/** True when the document's sum is the sum of its lines and so is the server's to compute. */
export function isSumOfItems({ items, amount_is_manual: isManual }: Summed): boolean {
  return items.length > 0 && isManual !== true;
}

/** What the form of a document with a specification does with its lines and with the sum that follows from them. */
export function formWithItems<Rec extends DocumentRecord, Values extends Summed>(words: {
  same: (field: FieldOf<Values>, left: Values, right: Values) => boolean | undefined;
}): Required<Pick<FormDefinition<Rec, Values>, 'lines' | 'tidy' | 'same'>> {
  return {
    lines: itemLines<Values>(),
    tidy: ({ items }) => {
      const kept = withoutBlankItems(items);
      return kept === items ? null : ({ items: kept } as Partial<Values>);
    },
    // The lines are asked about, not the sum they make.
    same: (field, left, right) =>
      field === 'amount' && isSumOfItems(left) && isSumOfItems(right) ? true : words.same(field, left, right),
  };
}
