/** One result: what was measured, the value, and the limit it must not exceed; without a limit it only informs. */
export function figure({ name, value, unit = '', limit = null, digits = 2 }) {
  const rounded = Number(value.toFixed(digits));
  return { name, value: rounded, unit, limit, reached: limit === null ? null : rounded <= limit };
}

const signOf = { true: '✓', false: '✗', null: ' ' };

/** The results as lines of text: a mark, the name, the value and the limit. */
export function tableOf(figures) {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit, limit, reached }) => {
      const bound = limit === null ? '' : `  (limit ${limit})`;
      return `  ${signOf[reached]} ${name.padEnd(width)}  ${value} ${unit}${bound}`.trimEnd();
    })
    .join('\n');
}
