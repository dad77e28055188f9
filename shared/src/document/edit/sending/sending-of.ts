import type { ActionDefinition } from '../../../contract/record/workflow';
import type { Sending } from '../form-definition';

/** Steps out of a draft, and how a sentence calls them. */
const DEEDS = { 'send-to-approval': 'отправить на согласование', 'skip-approval': 'утвердить' } as const;
type Step = keyof typeof DEEDS;

/** How a document can be sent on right from its form, in the words of its workflow; null when it cannot. */
export function sendingOf(
  actions: Readonly<Record<Step, ActionDefinition<string>>>,
  available: readonly string[],
): Sending | null {
  const action = (Object.keys(DEEDS) as Step[]).find((step) => available.includes(step));
  if (action === undefined) return null;
  const { label, phoneLabel = label } = actions[action];
  return { action, label, phoneLabel, deed: DEEDS[action] };
}
