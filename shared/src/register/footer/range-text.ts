import type { ListMeta } from '../../contract/list/paging';
import { formatNumber } from '../../format/number';
import { noBreakSpace } from '../../format/space';
import type { RegisterNoun } from '../register-definition';

/** «148», or «более 10 000» when nobody counted further. */
export function totalText(meta: Pick<ListMeta, 'total' | 'total_is_capped'>): string {
  const total = formatNumber(meta.total);
  return meta.total_is_capped ? `более${noBreakSpace}${total}` : total;
}

/** «148 договорам»: the dative after «по». */
export function totalOf(meta: Pick<ListMeta, 'total' | 'total_is_capped'>, noun: RegisterNoun): string {
  const isOne = !meta.total_is_capped && meta.total % 10 === 1 && meta.total % 100 !== 11;
  return `${totalText(meta)}${noBreakSpace}${noun.dative[isOne ? 0 : 1]}`;
}

/** «1–50 из 148», «1–50 из более 10 000», «Ничего». */
export function rangeText(meta: ListMeta, print: (value: number) => string): string {
  if (meta.total === 0) return 'Ничего не найдено';
  const first = (meta.current_page - 1) * meta.per_page + 1;
  const last = meta.current_page * meta.per_page;
  const end = meta.total_is_capped ? last : Math.min(last, meta.total);
  if (first > end) return `Страницы${noBreakSpace}${print(meta.current_page)} нет`;
  return `${print(first)}–${print(end)} из${noBreakSpace}${totalText(meta)}`;
}
