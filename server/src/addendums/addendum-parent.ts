import { PARENT_STATES } from 'shared/contract/addendum/addendum-parent';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import { quoted } from 'shared/contract/quotation';

/** Of an addendum, what its agreement says of it. */
export interface ParentFacts {
  agreement: { status: string };
}

const LABELS: Readonly<Record<string, string>> = AGREEMENT_STATUS_LABELS;

/** True while an addendum to its agreement may be agreed upon, signed and take effect. */
export const mayGoOn = ({ agreement }: ParentFacts): boolean => PARENT_STATES.includes(agreement.status);

/** Why no addendum is made to the agreement, and none goes on; null while both may be. */
export function parentFault(facts: ParentFacts): string | null {
  if (mayGoOn(facts)) return null;
  const { status } = facts.agreement;
  return `Договор в статусе ${quoted(LABELS[status] ?? status)}: соглашение заключают к подписанному или действующему`;
}
