import type { AgreementItem } from 'shared/contract/agreement/agreement-item';
import type {
  ComparedLine,
  ComparedOffer,
  ComparedPrice,
  OfferComparison,
} from 'shared/contract/commercial-offer/offer-comparison';
import { compareDecimals, divideHalfUp, fromUnits, toUnits } from 'shared/contract/money/decimal';
import { vatOfLines } from 'shared/contract/money/vat';

/** An offer of a group with its lines. */
export type RivalOffer = Omit<ComparedOffer, 'is_complete' | 'best'> & { items: AgreementItem[] };

/** How a line is recognised in another offer: by the same goods, or by the same words in the same unit. */
const namedKey = ({ name, measure }: AgreementItem, nth: number) =>
  `${name.toLowerCase().replace(/ё/g, 'е').replace(/\s+/g, ' ').trim()}|${String(measure.id)}|${String(nth)}`;
const productKey = ({ product_id: id, measure }: AgreementItem, nth: number) =>
  id === null ? null : `#${String(id)}|${String(measure.id)}|${String(nth)}`;

/** For one unit, discount and tax included: what makes prices with and without the tax comparable. */
function unitPrice({ amount, quantity }: AgreementItem): string {
  return fromUnits(divideHalfUp(toUnits(amount, 2) * 1000n, toUnits(quantity, 3)), 2);
}

/** The lines with what they come to after the discount of the whole offer. */
function discounted({ items, discount_percent: discount }: RivalOffer): AgreementItem[] {
  const lines = items.map((item) => ({ ...item, vat_percent: item.vat_rate?.percent ?? null }));
  const amounts = vatOfLines(lines, discount);
  return items.map((item, at) => ({ ...item, ...amounts[at] }));
}

/** The offers' lines under each other; a line that stands twice in one offer is met twice. */
function linesOf(offers: readonly RivalOffer[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  const known = new Map<string, ComparedLine>();
  for (const offer of offers) {
    const seen = new Map<string, number>();
    for (const item of discounted(offer)) {
      const plain = namedKey(item, 0);
      const nth = seen.get(plain) ?? 0;
      seen.set(plain, nth + 1);
      const keys = [productKey(item, nth), namedKey(item, nth)].filter((key) => key !== null);
      const free = (line: ComparedLine | undefined) =>
        line?.prices.every(({ offer_id }) => offer_id !== offer.id) === true ? line : undefined;
      const met = keys.map((key) => free(known.get(key))).find((line) => line !== undefined);
      const line = met ?? { name: item.name, measure: item.measure.symbol, prices: [] };
      if (met === undefined) lines.push(line);
      for (const key of keys) if (!known.has(key)) known.set(key, line);
      const { quantity, amount } = item;
      line.prices.push({ offer_id: offer.id, quantity, price: unitPrice(item), amount, is_best: false });
    }
  }
  return lines;
}

/** The values none of the others is better than; nobody is the best of one, or of equals. */
function bestOf<T>(all: readonly T[], value: (one: T) => string | null, better: -1 | 1): T[] {
  const told = all.flatMap((one) => {
    const text = value(one);
    return text === null ? [] : [{ one, text }];
  });
  const isBest = (text: string) => told.every((rival) => compareDecimals(text, rival.text) * better >= 0);
  const best = told.filter(({ text }) => isBest(text));
  return best.length === told.length ? [] : best.map(({ one }) => one);
}

const whole = (value: number | null) => (value === null ? null : String(value));

/**
 * The offers beside each other with the best marked. Sums are compared between offers that price every line: who left
 * half of them out is not the cheapest. Prices in different currencies are not compared.
 */
export function comparisonOf(groupId: number, rivals: readonly RivalOffer[]): OfferComparison {
  const hasOneCurrency = new Set(rivals.map(({ currency_code }) => currency_code)).size <= 1;
  const lines = linesOf(rivals);
  const pricedLines = (id: number) =>
    lines.filter(({ prices }) => prices.some(({ offer_id }) => offer_id === id)).length;
  const isComplete = ({ id }: RivalOffer) => pricedLines(id) === lines.length;
  const cheapest = (prices: readonly ComparedPrice[]) =>
    hasOneCurrency ? bestOf(prices, ({ price }) => price, -1) : [];
  const best = {
    amount: hasOneCurrency ? bestOf(rivals.filter(isComplete), ({ amount }) => amount, -1) : [],
    delivery_days: bestOf(rivals, ({ delivery_days }) => whole(delivery_days), -1),
    warranty_months: bestOf(rivals, ({ warranty_months }) => whole(warranty_months), 1),
  };
  const merits = ['amount', 'delivery_days', 'warranty_months'] as const;
  return {
    id: groupId,
    has_one_currency: hasOneCurrency,
    offers: rivals.map((rival) => {
      const { items: _, ...offer } = rival;
      return {
        ...offer,
        is_complete: isComplete(rival),
        best: merits.filter((merit) => best[merit].includes(rival)),
      };
    }),
    lines: lines.map((line) => {
      const winners = cheapest(line.prices);
      return {
        ...line,
        prices: line.prices.map((price) => ({ ...price, is_best: winners.includes(price) })),
      };
    }),
  };
}
