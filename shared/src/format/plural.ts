const rules = new Intl.PluralRules('ru');

/** The form of a Russian noun that agrees with the number: `plural(5, ['день', 'дня', 'дней'])` is «дней». */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = rules.select(count);
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}
