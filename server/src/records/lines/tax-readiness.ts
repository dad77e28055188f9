import type { VatMode } from 'shared/contract/money/vat';
import { plural } from 'shared/format';

interface Taxed {
  vat_mode: VatMode;
  /** Null is a tax nobody has named the rate of, where the mode is not «Без НДС». */
  vat_rate: { percent: string | null } | null;
}

interface TaxedDocument extends Taxed {
  amount: string | null;
  items: readonly Taxed[];
}

/** Of more lines their numbers do not read well. */
const NAMED = 5;

const lacksRate = ({ vat_mode, vat_rate }: Taxed) => vat_mode !== 'none' && vat_rate === null;

function inLines(rows: readonly number[]): string {
  const [only] = rows;
  if (rows.length === 1) return `в строке ${String(only)}`;
  if (rows.length > NAMED)
    return `в ${String(rows.length)}\u00a0${plural(rows.length, ['строке', 'строках', 'строках'])}`;
  return `в строках ${rows.slice(0, -1).join(', ')} и ${String(rows.at(-1))}`;
}

/**
 * What is to be said of a sum that no tax was counted of because nobody named its rate: of the document, or of the lines by
 * their numbers; null when every rate is named or there is no sum yet.
 */
export function rateFault(document: TaxedDocument): { field: string; message: string } | null {
  const { amount, items } = document;
  if (amount === null) return null;
  const rows = items.flatMap((item, at) => (lacksRate(item) ? [at + 1] : []));
  if (lacksRate(document) && rows.length === items.length)
    return { field: 'vat_rate_id', message: 'Выберите ставку НДС' };
  if (rows.length === 0) return null;
  return { field: 'items', message: `Не указана ставка НДС ${inLines(rows)}: налог по ним не посчитан` };
}

/** How the price of it is written: with the tax, without it, or of what is not taxed, whichever way that is said. */
const modeOf = ({ vat_mode, vat_rate }: Taxed): VatMode => (vat_rate?.percent === null ? 'none' : vat_mode);

const DIFFERS: Readonly<Record<VatMode, (lines: string) => string>> = {
  none: (lines) => `Документ «Без НДС», а ${lines} налог есть`,
  included: (lines) => `НДС документа «В том числе», а ${lines} он начислен сверху`,
  on_top: (lines) => `НДС документа «Сверху», а ${lines} он входит в цену`,
};

/**
 * What is to be said of lines that are taxed otherwise than the document says of itself: each has a tax of its own, and
 * their sums are right, but the text tells the reader of one. A line that is not taxed may stand in any document, as long
 * as there is another that is.
 */
export function modeFault(document: TaxedDocument): string | null {
  const { amount, items } = document;
  if (amount === null || items.length === 0 || rateFault(document) !== null) return null;
  const own = modeOf(document);
  if (own !== 'none' && items.every((item) => modeOf(item) === 'none'))
    return 'В документе указан НДС, а во всех строках «Без НДС»';
  const rows = items.flatMap((item, at) => ([own, 'none'].includes(modeOf(item)) ? [] : [at + 1]));
  return rows.length === 0 ? null : DIFFERS[own](inLines(rows));
}
