import type { VatMode } from 'shared/contract/money/vat';
import { plural } from 'shared/format';

interface Taxed {
  vat_mode: VatMode;
  /** Null is a tax nobody has named the rate of, where the mode is not «Без НДС». */
  vat_rate: object | null;
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
