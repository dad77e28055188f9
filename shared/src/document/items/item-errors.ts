import { uncapitalised } from '../../contract/first-letter';
import { isDecimal } from '../../contract/money/decimal';
import { MAX_ITEMS } from '../../contract/money/item-limit';
import { REQUIRED_FIELD } from '../../contract/record/required-field';
import { isTooLong, type FieldErrors } from '../../form/form';
import { PRICE, QUANTITY } from './item-edits';
import { itemPath } from './item-path';
import { ITEM_FIELDS, isBlankItem, type ItemColumn, type ItemField, type ItemValues } from './item-values';

/** What the parts of a line are called in a sentence about it. */
export const ITEM_FIELD_LABELS: Record<ItemField, string> = {
  name: 'наименование',
  quantity: 'количество',
  unit: 'единица измерения',
  price: 'цена',
  discount_percent: 'скидка',
  delivery_date: 'срок поставки',
  description: 'описание',
  note: 'примечание',
};

const UNREADABLE: Record<ItemColumn, string> = {
  name: REQUIRED_FIELD,
  quantity: 'Нужно число, после запятой не больше 3 знаков',
  unit: 'Такой единицы нет в справочнике',
  price: 'Нужно число, после запятой не больше 2 знаков',
};

const ABOVE_ZERO = 'Больше нуля';
const NOT_BELOW_ZERO = 'Не меньше нуля';

/** What is wrong with a text that a cell could not take. */
export function unreadable(column: ItemColumn, text: string): string {
  const long =
    (column === 'quantity' && isTooLong(text, QUANTITY)) || (column === 'price' && isTooLong(text, PRICE));
  if (long) return 'Слишком большое число';
  const isBelow = /^\s*[-−–]\s*\d/.test(text);
  if (isBelow && column === 'price') return NOT_BELOW_ZERO;
  return isBelow && column === 'quantity' ? ABOVE_ZERO : UNREADABLE[column];
}

/** What is wrong with a discount; undefined when it may be sent. */
export function discountError(discount: string): string | undefined {
  const fits = isDecimal(discount) && !discount.startsWith('-') && Number(discount) <= 100;
  return fits ? undefined : 'От 0 до 100 %';
}

/** What is wrong with that which a line holds; what it lacks is another matter. */
export function wrongPartsOf(item: ItemValues): Partial<Record<ItemField, string>> {
  const { name, quantity, price } = item;
  const discount = discountError(item.discount_percent);
  const isPositive = quantity === null || (!quantity.startsWith('-') && /[1-9]/.test(quantity));
  return {
    ...(name.length > 500 && { name: 'Не длиннее 500 знаков' }),
    ...(!isPositive && { quantity: ABOVE_ZERO }),
    ...(price?.startsWith('-') === true && { price: NOT_BELOW_ZERO }),
    ...(discount !== undefined && { discount_percent: discount }),
  };
}

function errorsOfItem(item: ItemValues): Partial<Record<ItemField, string>> {
  return {
    ...(item.name.trim() === '' && { name: REQUIRED_FIELD }),
    ...(item.quantity === null && { quantity: REQUIRED_FIELD }),
    ...(item.unit === null && { unit: REQUIRED_FIELD }),
    ...(item.price === null && { price: REQUIRED_FIELD }),
    ...wrongPartsOf(item),
    ...Object.fromEntries(
      (Object.entries(item.raw) as [ItemColumn, string][]).map(([column, text]) => [
        column,
        unreadable(column, text),
      ]),
    ),
  };
}

/** What is wrong with the lines, by path `items.5.unit`; blank lines are not sent and so are not wrong. */
export function errorsOfItems(items: readonly ItemValues[]): FieldErrors {
  const errors: Record<string, string> = {};
  items.forEach((item, row) => {
    if (isBlankItem(item)) return;
    for (const [field, message] of Object.entries(errorsOfItem(item))) {
      errors[itemPath(row, field as ItemField)] = message;
    }
  });
  if (items.length > MAX_ITEMS) errors.items = `Не больше ${String(MAX_ITEMS)} строк`;
  return errors;
}

/** One sentence about a line: «Строка 6, единица измерения, цена: это поле обязательно для заполнения». */
export function lineSentence(row: number, wrong: Partial<Record<ItemField, string>>): string {
  const fields = new Map<string, string[]>();
  for (const [field, text] of Object.entries(wrong) as [ItemField, string][]) {
    fields.set(text, [...(fields.get(text) ?? []), ITEM_FIELD_LABELS[field]]);
  }
  const parts = [...fields].map(([text, labels]) => `${labels.join(', ')}: ${uncapitalised(text)}`);
  return `Строка\u00A0${String(row + 1)}, ${parts.join('; ')}`;
}

/** The form's name of a part of a line on the wire; what a line shows nowhere is said at its name. */
export function itemFieldOf(wireName: string): ItemField {
  const name = wireName === 'measure_id' ? 'unit' : wireName;
  return ITEM_FIELDS.find((field) => field === name) ?? 'name';
}
