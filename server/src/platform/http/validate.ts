import type { z } from 'zod';
import { type FieldErrors, ValidationFailed } from './errors';
import { CONTROL_CHARACTER, speakRussian } from './validation-messages';

speakRussian();

// PostgreSQL stores neither a zero byte nor half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u;

function findUnstorable(value: unknown, path: readonly PropertyKey[], found: FieldErrors): void {
  if (typeof value === 'string') {
    if (unstorable.test(value)) found[path.join('.')] = [CONTROL_CHARACTER];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (unstorable.test(key)) found[path.join('.')] = [CONTROL_CHARACTER];
      else findUnstorable(inner, [...path, key], found);
    }
  }
}

function deepestIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  // A union reports one list per branch: the branch with the fewest complaints is the one that was meant.
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Field → sentences, with nested fields joined by dots (`items.0.price`). */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues.flatMap(deepestIssues)) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.join('.') || 'base';
      const texts = (fields[field] ??= []);
      if (!texts.includes(issue.message)) texts.push(issue.message);
    }
  }
  return fields;
}

/** The value in the form the schema promises; refuses with 422 and the sentences under their fields. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const damaged: FieldErrors = {};
  findUnstorable(value, [], damaged);
  if (Object.keys(damaged).length > 0) throw new ValidationFailed(damaged);
  const result = schema.safeParse(value);
  if (!result.success) throw new ValidationFailed(fieldErrors(result.error));
  return result.data;
}
