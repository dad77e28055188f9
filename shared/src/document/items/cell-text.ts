import { formatNumber } from '../../format/format';

import type { ItemColumn, ItemValues } from './item-values';

/** What a cell shows: the value as a person reads it, or the text that could not be read. */
export function cellText(item: ItemValues, column: ItemColumn): string {
  const raw = item.raw[column];
  if (raw !== undefined) return raw;
  if (column === 'name') return item.name;
  if (column === 'unit') return item.unit?.symbol ?? '';
  return formatNumber(item[column]);
}
