import { newId } from '../../contract/new-id';
import type { AgreementItem } from '../../contract/agreement/agreement-item';
import type { VatMode } from '../../contract/money/vat';
import { plainDecimal } from '../../format/format';

/** The cells a person types into, in the order Tab walks them. */
export const ITEM_COLUMNS = ['name', 'quantity', 'unit', 'price'] as const;
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

/** Everything a line may be wrong in: its cells, and what is typed beside the page. */
export const ITEM_FIELDS = [
  ...ITEM_COLUMNS,
  'discount_percent',
  'delivery_date',
  'description',
  'note',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

/** A unit as a line keeps it. */
export interface ItemUnit {
  id: number;
  symbol: string;
}

/** The tax of one line when it is not the document's. */
export interface ItemVat {
  mode: VatMode;
  rateId: number | null;
  percent: string | null;
}

/** A line of the specification as it is typed; numbers are decimal strings or null. */
export interface ItemValues {
  /** Stands for the line in the screen; a saved line keeps its own. */
  key: string;
  id?: number;
  name: string;
  quantity: string | null;
  unit: ItemUnit | null;
  price: string | null;
  discount_percent: string;
  /** Null follows the document. */
  vat: ItemVat | null;
  product_id: number | null;
  description: string | null;
  delivery_date: string | null;
  note: string | null;
  /** Typed or pasted texts that could not be read: they stay in their cells to be mended. */
  raw: Readonly<Partial<Record<ItemColumn, string>>>;
}

/** An empty line; the unit is not guessed. */
export function emptyItem(): ItemValues {
  return {
    key: newId(),
    name: '',
    quantity: null,
    unit: null,
    price: null,
    discount_percent: '0',
    vat: null,
    product_id: null,
    description: null,
    delivery_date: null,
    note: null,
    raw: {},
  };
}

/** True when nothing was typed into the line: such a line is never sent. */
export function isBlankItem(item: ItemValues): boolean {
  const typed =
    item.name.trim() !== '' || item.quantity !== null || item.price !== null || item.unit !== null;
  return item.id === undefined && !typed && Object.keys(item.raw).length === 0;
}

/** The lines of a saved document; a line whose tax is the document's follows it from now on. */
export function itemsOf(
  items: readonly AgreementItem[],
  document: { mode: VatMode; rateId: number | null },
): ItemValues[] {
  return items.map((item) => {
    const follows = item.vat_mode === document.mode && (item.vat_rate?.id ?? null) === document.rateId;
    return {
      key: `saved-${String(item.id)}`,
      id: item.id,
      name: item.name,
      quantity: plainDecimal(item.quantity),
      unit: { id: item.measure.id, symbol: item.measure.symbol },
      price: item.price,
      discount_percent: plainDecimal(item.discount_percent),
      vat: follows
        ? null
        : { mode: item.vat_mode, rateId: item.vat_rate?.id ?? null, percent: item.vat_rate?.percent ?? null },
      product_id: item.product_id,
      description: item.description,
      delivery_date: item.delivery_date,
      note: item.note,
      raw: {},
    };
  });
}
