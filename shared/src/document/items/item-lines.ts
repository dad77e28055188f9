import { formatAmount, formatNumber } from '../../format/format';
import type { LinesField } from '../edit/form-definition';
import { cellText } from './cell-text';
import type { DocumentMoney } from './document-money';
import { isBlankItem, type ItemValues } from './item-values';

type WithItems = DocumentMoney & { items: readonly ItemValues[] };

/** All that is typed of a line: what it stands for in the screen and in the database is no part of it. */
function contentOf({ key: _key, id: _id, ...content }: ItemValues): unknown {
  return content;
}

/** «Сервер 2U — 8 шт × 1 284 000,00 ₽, скидка 5 %»: a line in a sentence. */
export function describeItem(item: ItemValues, currency: string): string {
  const name = item.name.trim() === '' ? 'Без наименования' : item.name.trim();
  const quantity = [cellText(item, 'quantity'), cellText(item, 'unit')].filter(Boolean).join('\u00A0');
  const price = item.price === null ? cellText(item, 'price') : formatAmount(item.price, currency);
  const count = [quantity, price].filter(Boolean).join(' × ');
  const discount =
    item.discount_percent === '0' ? '' : `, скидка\u00A0${formatNumber(item.discount_percent)}\u00A0%`;
  return count === '' ? `${name}${discount}` : `${name} — ${count}${discount}`;
}

/** The lines of a document as its form compares two versions of them: each by its own number. */
export function itemLines<Values extends WithItems>(): LinesField<Values, ItemValues> {
  return {
    field: 'items',
    linesOf: (values) => values.items.filter((item) => !isBlankItem(item)),
    withLines: (values, items) => ({ ...values, items }),
    idOf: (item) => item.id,
    contentOf,
    adopt: (item, saved) => ({ ...item, key: saved.key, id: saved.id }),
    describe: (item, values) => describeItem(item, values.currency_code),
  };
}
