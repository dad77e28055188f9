const HOLDERS = ['permissions', 'alternative'];

/** The rights an area's definition asks for that nobody can hold, each once: `labels` are those there are. */
export function unknownRights(definition, labels) {
  const asked = (value) => {
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      HOLDERS.includes(key) && Array.isArray(inner) ? inner : asked(inner),
    );
  };
  return [...new Set(asked(definition))].filter((label) => !labels.includes(label)).sort();
}
