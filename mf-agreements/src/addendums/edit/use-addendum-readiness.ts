import type { Addendum } from 'shared/contract/addendum/addendum';
import type { ReadinessLine } from 'shared/document';

import { useSideReadiness, type ChosenSide } from '../../agreement/side-readiness';
import { fieldsLine } from '../../edit/values/form-readiness';
import { inForce } from '../../effective/in-force';
import { useParentAgreement } from '../addendum/parent-agreement';
import { sidesAfter } from '../changes/changed-sides';
import { validateAddendum, type AddendumValues } from './addendum-values';

/** What the server found in the saved addendum and typing does not change; of the rest the form itself tells. */
function savedLines(addendum: Addendum | null, values: AddendumValues): ReadinessLine[] {
  if (addendum === null)
    return [{ key: 'files', level: 'warning', text: 'Файл соглашения приложите после создания' }];
  const kept = new Set(['files', 'changes']);
  if (values.responsible?.value === addendum.responsible.id) kept.add('responsible_id');
  const lines: ReadinessLine[] = addendum.readiness.flatMap(({ field, level, message }, place) =>
    kept.has(field) ? [{ key: `${field}-${String(place)}`, level, text: message }] : [],
  );
  const attached = addendum.files_count > 0 && !addendum.readiness.some(({ field }) => field === 'files');
  return attached ? [...lines, { key: 'ok-files', level: 'ok', text: 'Файл соглашения приложен' }] : lines;
}

/** Whom an agreement is made with today, and who comes and leaves by what is typed. */
function useSides({ agreement, changes }: AddendumValues): ChosenSide[] {
  const parent = useParentAgreement(agreement?.value ?? null);
  return parent === undefined ? [] : sidesAfter(inForce(parent), changes);
}

/** What is missing before the addendum can be sent, by what is typed. Empty where nothing can be sent. */
export function useAddendumReadiness(addendum: Addendum | null, values: AddendumValues): ReadinessLine[] {
  const sides = useSideReadiness(useSides(values));
  const sendable = addendum === null || addendum.status === 'draft' || addendum.status === 'rework';
  if (!sendable) return [];
  return [fieldsLine(validateAddendum(values, 'send')), ...savedLines(addendum, values), ...sides];
}
