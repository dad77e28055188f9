import { changedFields } from '../../form/form';
import type { DocumentRecord } from '../record';
import type { FormDefinition } from './form-definition';

/** What was typed, a line for each field, as people read it: for a letter or a note when it can no longer be saved. */
export function typedText<Rec extends DocumentRecord, Values extends object>(
  definition: FormDefinition<Rec, Values>,
  base: Values,
  values: Values,
): string {
  const { fields, describe, lines } = definition;
  return changedFields(base, values)
    .map((field) => {
      const told =
        field === lines?.field
          ? lines
              .linesOf(values)
              .map((line) => `\n  ${lines.describe(line, values)}`)
              .join('')
          : ` ${describe(field, values)}`;
      return `${fields[field].label}:${told}`;
    })
    .join('\n');
}
