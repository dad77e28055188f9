import { quoted } from '../../contract/quotation';
import { formatNumber } from '../../format/number';
import { noBreakSpace } from '../../format/space';
import type { Condition } from '../address/condition';
import { boundText, periodName } from './date-period';
import type { FilterField } from './filter-field';

/** More values than this are counted instead of named. */
const MOST_NAMED = 2;

function range(from: string | null, to: string | null, print: (value: string) => string): string {
  if (from !== null && to !== null) return from === to ? print(from) : `${print(from)} — ${print(to)}`;
  if (from !== null) return `с${noBreakSpace}${print(from)}`;
  return to === null ? '' : `по${noBreakSpace}${print(to)}`;
}

function amountRange(from: string | null, to: string | null): string {
  if (from !== null && to !== null) return range(from, to, formatNumber);
  if (from !== null) return `от${noBreakSpace}${formatNumber(from)}`;
  return to === null ? '' : `до${noBreakSpace}${formatNumber(to)}`;
}

function listed(labels: readonly string[]): string {
  if (labels.length <= MOST_NAMED) return labels.join(', ');
  return `${labels[0] ?? ''} и ещё ${String(labels.length - 1)}`;
}

/**
 * The value of a condition as the chip says it after the field's name: «с 01.01.2026», «2026 год», «Черновик,
 * Подписан». Names of referenced records come from the caller; one that is not known yet reads «…».
 */
export function conditionSentence(
  condition: Condition,
  field: FilterField,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  switch (condition.kind) {
    case 'choice': {
      const labels =
        field.kind === 'choice' ? new Map(field.options.map(({ value, label }) => [value, label])) : names;
      return listed(condition.values.map((value) => labels.get(value) ?? value));
    }
    case 'reference':
      return listed(condition.values.map((value) => names.get(value) ?? '…'));
    case 'date':
      return periodName(condition.from, condition.to) ?? range(condition.from, condition.to, boundText);
    case 'amount':
      return amountRange(condition.from, condition.to);
    case 'flag':
      if (field.kind !== 'flag') return condition.value ? 'да' : 'нет';
      return condition.value ? field.yes : field.no;
    case 'text':
      return quoted(condition.text);
  }
}
