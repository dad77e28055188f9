/** What an alert may be made of: a sentence, or an answer with `message` and perhaps field `errors`. */
export type AlertInput = string | { message?: string; errors?: Record<string, readonly string[]> };

/**
 * The messages of an alert input: one per field with its first sentence when there are field errors, otherwise the
 * message property, otherwise the text itself. Source: product specification, section 8.
 */
export function alertsOf(input: AlertInput): string[] {
  if (typeof input === 'string') return input === '' ? [] : [input];
  const perField = Object.values(input.errors ?? {}).flatMap((texts) => texts.slice(0, 1));
  if (perField.length > 0) return perField;
  return input.message === undefined || input.message === '' ? [] : [input.message];
}
