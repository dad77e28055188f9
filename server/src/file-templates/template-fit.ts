import { counterpartyName } from 'shared/format';
import { formatDay } from '../calendar/format-day';
import type { StoredTemplate } from './file-templates.repository';

/** What decides whether a template is for a document. */
export interface Occasion {
  /** Whose document it is. */
  organizationId: number;
  /** `yyyy-mm-dd` of the company's day. */
  today: string;
}

export const NO_TEXT = 'В шаблоне ещё нет текста: загрузите документ Word';

/** Whether the template names the type of the document as the one its texts are for. */
export const isOfType = (
  { agreement_type_id: own }: Pick<StoredTemplate, 'agreement_type_id'>,
  type: number | undefined,
): boolean => own !== null && own === type;

type Terms = Pick<StoredTemplate, 'valid_from' | 'organization' | 'has_text'>;

/** Why no text of the document is made of the template, a sentence without its full stop; null when it fits. */
export function misfitOf(template: Terms, { organizationId, today }: Occasion): string | null {
  const { valid_from: from, organization, has_text: hasText } = template;
  if (organization !== null && organization.id !== organizationId) {
    return `Шаблон составлен для другой организации: ${counterpartyName(organization)}`;
  }
  if (from !== null && from > today) return `Шаблон применяется с ${formatDay(from)}`;
  return hasText ? null : NO_TEXT;
}
