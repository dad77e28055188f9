import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { compareDecimals, sumMoney } from 'shared/contract/money/decimal';
import { type Taxed, taxName } from 'shared/contract/money/tax-name';
import type { VatMode } from 'shared/contract/money/vat';
import { plainDecimal } from 'shared/format';
import type { Db } from '../platform/database/database';
import { findCurrencyText } from './currency-text.repository';
import { plainTag, sectionTag } from './template-tags.service';
import { moneyInWords, moneyText } from './words/money-in-words';

/** The sum of a document and its tax. */
export interface DocumentAmount {
  amount: string | null;
  vat_amount: string | null;
  amount_without_vat: string | null;
  currency_code: string;
  vat_mode: VatMode;
  vat_rate: { name: string; percent: string | null } | null;
  vat_note: string | null;
  items: readonly Taxed[];
}

function vatPhrase(document: DocumentAmount, sign: string): string {
  const { vat_amount, vat_note, items } = document;
  const reason = vat_note === null || vat_note === '' ? '' : ` (${vat_note})`;
  const tax = taxName(document, items);
  if (tax === null) return `НДС не облагается${reason}`;
  const sum = vat_amount === null ? '' : ` — ${moneyText(vat_amount, sign)}`;
  const rate = tax.replace(/^НДС\s*/i, '').replace(/\s+%/, '\u00a0%');
  return `в том числе НДС${rate === '' ? '' : ` ${rate}`}${sum}`;
}

/** True of a document that has a tax: in its lines, or in its sum where it has none. */
export const isTaxed = (document: Pick<DocumentAmount, 'vat_mode' | 'vat_rate' | 'items'>): boolean =>
  taxName(document, document.items) !== null;

const WITH_TAX = 'с\u00a0НДС';
const WITHOUT_TAX = 'без\u00a0НДС';

/**
 * How the prices of the specification are written: as the lines that are taxed say, or the document where it has none. The
 * price of what is not taxed holds no tax, whatever is said of it, and is the same under either heading.
 */
function priceKind(document: DocumentAmount): string {
  const { items } = document;
  const written = items.length === 0 ? [document] : items;
  const taxed = written.filter((part) => taxName(part, items.length === 0 ? [] : [part]) !== null);
  const kinds = new Set(taxed.map(({ vat_mode: mode }) => (mode === 'included' ? WITH_TAX : WITHOUT_TAX)));
  if (kinds.size > 1) return `${WITH_TAX} и\u00a0${WITHOUT_TAX}`;
  return [...kinds][0] ?? WITHOUT_TAX;
}

/** A sum as contracts print it: in figures, in words, and what of it is tax; nothing of a document without a sum. */
export async function amountValues(db: Db, given: DocumentAmount): Promise<Record<string, string>> {
  const { amount, amount_without_vat, vat_amount, currency_code } = given;
  if (amount === null) return {};
  const currency = await findCurrencyText(db, currency_code);
  const { sign } = currency;
  return {
    сумма: moneyText(amount, sign),
    'сумма прописью': moneyInWords(amount, currency),
    'ндс прописью': vatPhrase(given, sign),
    ...(amount_without_vat !== null && { 'сумма без налога': moneyText(amount_without_vat, sign) }),
    ...(vat_amount !== null && { 'сумма ндс': moneyText(vat_amount, sign) }),
    валюта: currency_code,
    'вид цены': priceKind(given),
  };
}

/** The tags of a sum, described for the person who writes templates. */
export const AMOUNT_TAGS: readonly TemplateTag[] = [
  plainTag('сумма', 'Сумма', '150\u00a0000,00\u00a0руб.'),
  plainTag('сумма прописью', 'Сумма прописью', '150\u00a0000,00 (Сто пятьдесят тысяч) рублей 00 копеек'),
  plainTag('ндс прописью', 'НДС в составе суммы', 'в том числе НДС 22\u00a0% — 27\u00a0049,18\u00a0руб.'),
  plainTag('сумма без налога', 'Сумма без НДС', '122\u00a0950,82\u00a0руб.'),
  plainTag('сумма ндс', 'Сумма НДС', '27\u00a0049,18\u00a0руб.'),
  plainTag('валюта', 'Валюта', 'RUB'),
  plainTag('вид цены', 'Цены спецификации: «с НДС», «без НДС» или то и другое', 'с\u00a0НДС'),
];

/** The tags of a discount of the whole document. */
export const DISCOUNT_TAGS: readonly TemplateTag[] = [
  plainTag('общая скидка', 'Скидка на весь документ', '5\u00a0%'),
  plainTag('сумма до скидки', 'Сумма строк до скидки на весь документ', '157\u00a0894,74\u00a0руб.'),
  sectionTag('есть общая скидка', 'Раздел, если дана скидка на весь документ'),
];

interface Discounted {
  discount_percent: string;
  currency_code: string;
  items: readonly { amount: string }[];
}

/** The discount of the whole document in percent, and what it was taken from; without one only that there is none. */
export async function discountValues(
  db: Db,
  { discount_percent: percent, items, currency_code: code }: Discounted,
): Promise<Record<string, string | boolean>> {
  if (items.length === 0 || compareDecimals(percent, '0') === 0) return { 'есть общая скидка': false };
  const { sign } = await findCurrencyText(db, code);
  return {
    'есть общая скидка': true,
    'общая скидка': `${plainDecimal(percent).replace('.', ',')}\u00a0%`,
    'сумма до скидки': moneyText(sumMoney(items.map(({ amount }) => amount)), sign),
  };
}
