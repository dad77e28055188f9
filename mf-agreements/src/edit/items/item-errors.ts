import { MAX_ITEMS } from 'shared/contract/item-limit';
import { REQUIRED_FIELD } from 'shared/contract/required-field';
import type { FieldErrors } from 'shared/form';

import { isBlankItem, type ItemColumn, type ItemValues } from './item-values';

/** What the columns are called in a sentence about a line. */
export const ITEM_COLUMN_LABELS: Record<ItemColumn, string> = {
  name: 'наименование',
  quantity: 'количество',
  unit: 'единица измерения',
  price: 'цена',
};

/** What is said of a text that could not be read. */
export const UNREADABLE: Record<ItemColumn, string> = {
  name: REQUIRED_FIELD,
  quantity: 'Нужно число, после запятой не больше 3 знаков',
  unit: 'Такой единицы нет в справочнике',
  price: 'Нужно число, после запятой не больше 2 знаков',
};

function errorsOfItem(item: ItemValues): Partial<Record<ItemColumn, string>> {
  return {
    ...(item.name.trim() === '' && { name: REQUIRED_FIELD }),
    ...(item.name.length > 500 && { name: 'Не длиннее 500 знаков' }),
    ...(item.quantity === null && { quantity: REQUIRED_FIELD }),
    ...(item.quantity !== null && !/[1-9]/.test(item.quantity) && { quantity: 'Больше нуля' }),
    ...(item.unit === null && { unit: REQUIRED_FIELD }),
    ...(item.price === null && { price: REQUIRED_FIELD }),
    ...Object.fromEntries(
      (Object.keys(item.raw) as ItemColumn[]).map((column) => [column, UNREADABLE[column]]),
    ),
  };
}

/** What is wrong with the lines, by path `items.5.unit`; blank lines are not sent and so are not wrong. */
export function errorsOfItems(items: readonly ItemValues[]): FieldErrors {
  const errors: Record<string, string> = {};
  items.forEach((item, row) => {
    if (isBlankItem(item)) return;
    for (const [column, message] of Object.entries(errorsOfItem(item))) {
      errors[`items.${String(row)}.${column}`] = message;
    }
  });
  if (items.length > MAX_ITEMS) errors.items = `Не больше ${String(MAX_ITEMS)} строк`;
  return errors;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** One sentence about a line: «Строка 6, единица измерения, цена: это поле обязательно для заполнения». */
export function lineSentence(row: number, wrong: Partial<Record<ItemColumn, string>>): string {
  const columns = new Map<string, string[]>();
  for (const [column, text] of Object.entries(wrong) as [ItemColumn, string][]) {
    columns.set(text, [...(columns.get(text) ?? []), ITEM_COLUMN_LABELS[column]]);
  }
  const parts = [...columns].map(([text, labels]) => `${labels.join(', ')}: ${lowerFirst(text)}`);
  return `Строка\u00A0${String(row + 1)}, ${parts.join('; ')}`;
}
