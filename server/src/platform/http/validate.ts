import { z } from 'zod';
import { type CountedRun, isUnseen, stopAtEnough } from './enough-faults';
import { type FieldErrors, ValidationFailed } from './errors';
import { refuseStrangeTree } from './request-tree';
import { speakRussian } from './validation-messages';

speakRussian();

function deepestIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  // A union reports one list per branch: the branch with the fewest complaints is the one that was meant.
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Fields one refusal names: a form has fewer, and a list of all that a stranger thought up holds everybody up. */
const MOST_FIELDS = 1000;

/** Field → sentences, with nested fields joined by dots (`items.0.price`); of very many the first. */
export function fieldErrors(error: Pick<z.core.$ZodError, 'issues'>): FieldErrors {
  // Names come from outside, and a plain object has names of its own: `toString`, `__proto__`.
  const fields = Object.create(null) as FieldErrors;
  let named = 0;
  for (const issue of error.issues.flatMap(deepestIssues)) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.join('.') || 'base';
      if (fields[field] === undefined && (named += 1) > MOST_FIELDS) return fields;
      const texts = (fields[field] ??= []);
      if (!texts.includes(issue.message)) texts.push(issue.message);
    }
  }
  return fields;
}

/** The value in the form the schema promises; refuses with 422 and the sentences under their fields. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  refuseStrangeTree(value);
  stopAtEnough(schema);
  const run: CountedRun = { async: false, most: MOST_FIELDS, faults: 0 };
  // As `safeParse` does it, but of very many faults the first alone are put into sentences: that is what costs most.
  const { issues, value: read } = schema._zod.run({ value, issues: [] }, run) as z.core.ParsePayload<T>;
  if (issues.length === 0) return read;
  const said = issues
    .filter((issue) => !isUnseen(issue))
    .slice(0, MOST_FIELDS)
    .map((issue) => z.core.util.finalizeIssue(issue, {}, z.core.config()));
  throw new ValidationFailed(fieldErrors({ issues: said }));
}
