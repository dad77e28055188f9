import type { Agreement } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { formatDate } from 'shared/format';

import { signingProgress } from '../signing/sides';

/** «Договор № 112/2026-П от 17.11.2026»; a draft without a number is known by the inner one. */
export function agreementEyebrow(
  agreement: Pick<Agreement, 'number' | 'internal_number' | 'agreement_date'>,
): string {
  const date = agreement.agreement_date === null ? '' : ` от\u00A0${formatDate(agreement.agreement_date)}`;
  return `Договор ${agreementName(agreement)}${date}`;
}

const LOCKED: Partial<Record<AgreementStatus, string>> = {
  on_approval: 'Пока идёт согласование, текст и условия закрыты. Файлы к замечаниям открыты.',
  rework: 'Договор на доработке: условия меняет автор или ответственный.',
  approved: 'Условия согласованы. Чтобы изменить их, верните договор на доработку.',
  on_signing: 'Договор на подписании, условия закрыты. Чтобы изменить их, верните его на доработку.',
  signed: 'Договор подписан, условия закрыты. Изменить их можно дополнительным соглашением.',
  active: 'Договор действует, условия закрыты. Изменить их можно дополнительным соглашением.',
  suspended: 'Договор приостановлен, условия закрыты.',
  completed: 'Договор исполнен и больше не меняется.',
  expired: 'Срок договора истёк. Продлить его можно дополнительным соглашением.',
  terminated: 'Договор расторгнут и больше не меняется.',
  rejected: 'Договор отклонён. Его можно вернуть в черновики или скопировать.',
  cancelled: 'Договор аннулирован. Его можно вернуть в черновики или скопировать.',
};

/** What is closed and what is still possible, in one sentence; null when the reader may change everything. */
export function lockedNote(
  agreement: Pick<Agreement, 'status' | 'can' | 'archived_at' | 'destroyed_at' | 'destruction_act'>,
): string | null {
  if (agreement.destroyed_at != null) {
    return `Уничтожен по акту ${agreement.destruction_act ?? ''}. Остались реквизиты карточки и журнал.`;
  }
  if (agreement.archived_at !== null) return 'Договор в архиве. Чтобы изменить его, верните его из архива.';
  if (agreement.status === 'approved') return LOCKED.approved ?? null;
  if (agreement.can.edit) return null;
  const note = LOCKED[agreement.status];
  if (note === undefined) return 'У вас есть право только на просмотр.';
  const service = agreement.can.edit_service ? ' Ответственного, оригиналы и метки можно изменить.' : '';
  return `${note}${service}`;
}

/** Why the document is in its state and since when, beside the status. */
export function statusReason(agreement: Agreement): string {
  const since = `с\u00A0${formatDate(agreement.status_changed_at)}`;
  const reason = agreement.status_reason;
  switch (agreement.status) {
    case 'on_signing':
      return signingProgress(agreement) ?? since;
    case 'suspended':
      return join(
        agreement.suspended_from === null ? since : `с\u00A0${formatDate(agreement.suspended_from)}`,
        reason,
      );
    case 'terminated':
      return join(
        agreement.termination_date === null ? since : `с\u00A0${formatDate(agreement.termination_date)}`,
        agreement.termination_reason ?? reason,
      );
    case 'completed':
      return agreement.completed_at === null ? since : formatDate(agreement.completed_at);
    default:
      return join(since, reason);
  }
}

const join = (since: string, reason: string | null) => (reason === null ? since : `${since}: ${reason}`);
