import { lacksOriginal } from 'shared/contract/agreement/activation';
import type { Addendum } from 'shared/contract/addendum/addendum';
import { PARENT_STATES } from 'shared/contract/addendum/addendum-parent';
import { ADDENDUM_KIND_LABELS, type AddendumStatus } from 'shared/contract/addendum/addendum.labels';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { startsFrom } from 'shared/contract/record/workflow';
import type { DocumentNoun } from 'shared/document';
import { formatDate } from 'shared/format';

import { signingProgress } from '../../signing/sides';

/** «Соглашение» as the sentences of the card and the form need it. */
export const ADDENDUM_NOUN: DocumentNoun = {
  gender: 'n',
  nominative: 'соглашение',
  genitive: 'соглашения',
  dative: 'соглашению',
  accusative: 'соглашение',
  genitivePlural: 'соглашений',
};

/** The short name in breadcrumbs and in the tab: «ДС № 2». */
export const addendumName = ({ number }: Pick<Addendum, 'number'>): string => `ДС №\u00A0${number}`;

const KINDS: Readonly<Record<string, string>> = ADDENDUM_KIND_LABELS;

/** «Продление, цена»: all kinds of one document in a line. */
export function kindsText(kinds: readonly string[]): string {
  const [first = '', ...others] = kinds.map((kind) => KINDS[kind] ?? kind);
  // Abbreviations stay as they are.
  return [first, ...others.map((label) => (label === 'НДС' ? label : label.toLowerCase()))].join(', ');
}

const LOCKED: Partial<Record<AddendumStatus, string>> = {
  on_approval: 'Пока идёт согласование, текст и условия закрыты.',
  rework: 'Соглашение на доработке: условия меняет автор или ответственный.',
  approved: 'Условия согласованы. Чтобы изменить их, верните соглашение на доработку.',
  on_signing: 'Соглашение на подписании. Чтобы изменить условия, верните его на доработку.',
  signed: 'Соглашение подписано, условия закрыты. Изменить их можно следующим соглашением.',
  effective: 'Соглашение действует, условия закрыты. Изменить их можно следующим соглашением.',
  superseded: 'Соглашение заменено следующим и больше не меняется.',
  rejected: 'Соглашение отклонено.',
  cancelled: 'Соглашение аннулировано.',
};

/** What is closed and what is still possible, in one sentence; null when the reader may change everything. */
export function lockedNote(addendum: Addendum): string | null {
  const { status, can, archived_at: archived, destroyed_at: destroyed } = addendum;
  if (archived !== null && destroyed == null)
    return 'Соглашение в архиве. Чтобы изменить его, верните его из архива.';
  if (status === 'approved') return LOCKED.approved ?? null;
  if (can.edit) return null;
  const note =
    status === 'signed' && lacksOriginal(addendum)
      ? 'Соглашение подписано и вступит в силу, когда придёт оригинал.'
      : LOCKED[status];
  if (note === undefined) return 'У вас есть право только на просмотр.';
  if (
    startsFrom(ADDENDUM_WORKFLOW.actions.reopen, status) &&
    PARENT_STATES.includes(addendum.agreement.status)
  )
    return `${note} Его можно вернуть в черновики.`;
  return can.edit_service ? `${note} Ответственного и сведения об оригинале можно изменить.` : note;
}

/** Since when and why the addendum is in its state, beside the status. */
export function statusReason(addendum: Addendum): string {
  const { status, status_reason: reason } = addendum;
  const progress = status === 'on_signing' ? signingProgress(addendum) : null;
  if (progress !== null) return progress;
  const since = `с\u00A0${formatDate(addendum.status_changed_at)}`;
  return reason === null ? since : `${since}: ${reason}`;
}
