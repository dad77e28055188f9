/** The lines of any document as they are typed: the field, its totals, what is wrong with them and how they are sent. */
export { formWithItems, isSumOfItems } from './form-with-items';
export { SpecificationField, type SpecificationFieldProps } from './specification-field';
export type { DocumentMoney, DocumentRate, DocumentVat } from './document-money';
export {
  amountsOfDocument,
  amountsOfItem,
  amountsOfItems,
  type DocumentAmounts,
  type SummedDocument,
} from './item-amounts';
export { generalRate } from './general-rate';
export { withoutBlankItems } from './item-edits';
export { errorsOfItems, ITEM_FIELD_LABELS, itemFieldOf } from './item-errors';
export { describeItem, itemLines } from './item-lines';
export { itemPath } from './item-path';
export { emptyItem, ITEM_FIELDS, itemsOf, type ItemField, type ItemValues } from './item-values';
export { itemsToWire } from './item-wire';
export { itemsInForm } from './items-in-form';
export { ItemsField, type ItemsFieldProps } from './items-field';
export { ItemsTotals, type ItemsTotalsProps } from './items-totals';
