import { formatNumber } from './number';
import { noBreakSpace } from './space';

const rules = new Intl.PluralRules('ru');

/** A noun beside 1, 2 and 5: «день», «дня», «дней». */
type NounForms = readonly [string, string, string];

/** The form of a Russian noun that agrees with the number: `plural(5, ['день', 'дня', 'дней'])` is «дней». */
export function plural(count: number, [one, few, many]: NounForms): string {
  const rule = rules.select(count);
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** A number with the noun that agrees with it, which no line parts: «5 дней», «1 200 строк». */
export function counted(count: number, forms: NounForms): string {
  return `${formatNumber(count)}${noBreakSpace}${plural(count, forms)}`;
}
