import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer.labels';
import type { DocumentNoun } from 'shared/document';
import { formatDate } from 'shared/format';

/** «Предложение» as the sentences of the card and the form need it. */
export const OFFER_NOUN: DocumentNoun = {
  gender: 'n',
  nominative: 'предложение',
  genitive: 'предложения',
  dative: 'предложению',
  accusative: 'предложение',
  genitivePlural: 'предложений',
};

/** The short name in breadcrumbs and in the tab: «№ КП-2026-0001, редакция 2». */
export function offerName({ number, revision }: Pick<CommercialOffer, 'number' | 'revision'>): string {
  return `№\u00A0${number}${revision > 1 ? `, редакция\u00A0${String(revision)}` : ''}`;
}

/** Whom an offer is made to or came from: a lead by its name alone, as does an older server everybody. */
export const offerParty = ({
  party,
  counterparty_name: name,
}: Pick<CommercialOffer, 'party' | 'counterparty_name'>) => party ?? { name_short: name, legal_form: null };

const LOCKED: Partial<Record<OfferStatus, string>> = {
  on_approval: 'Пока идёт согласование, текст и условия закрыты.',
  rework: 'Предложение на доработке: условия меняет автор или ответственный.',
  approved: 'Условия согласованы и больше не меняются.',
  sent: 'Предложение отправлено. Изменить условия можно новой редакцией.',
  accepted: 'Предложение принято. По нему можно заключить договор.',
  declined: 'Контрагент отклонил предложение. Ответить ему можно новой редакцией.',
  expired: 'Срок действия истёк. Продлить предложение можно новой редакцией.',
  revised: 'Предложение заменено новой редакцией.',
  converted: 'По предложению заключён договор.',
  rejected_internal: 'Предложение не согласовано. Его можно вернуть в черновики.',
  cancelled: 'Предложение отменено.',
};

/** What is closed and what is still possible, in one sentence; null when the reader may change everything. */
export function lockedNote({
  status,
  can,
  archived_at: archived,
  destroyed_at: destroyed,
}: Pick<CommercialOffer, 'status' | 'can' | 'archived_at' | 'destroyed_at'>): string | null {
  if (archived !== null && destroyed == null)
    return 'Предложение в архиве. Чтобы изменить его, верните его из архива.';
  if (status === 'approved') return LOCKED.approved ?? null;
  if (can.edit) return null;
  return LOCKED[status] ?? 'У вас есть право только на просмотр.';
}

/** Since when and why the offer is in its state, beside the status. */
export function statusReason(offer: CommercialOffer): string {
  const since = `с\u00A0${formatDate(offer.status_changed_at)}`;
  if (offer.status === 'sent' && offer.sent_at !== null) {
    return [formatDate(offer.sent_at), offer.sent_to].filter((one) => one !== null && one !== '').join(': ');
  }
  const isDecided = offer.status === 'accepted' || offer.status === 'declined';
  const told = isDecided ? [offer.decision_reason?.name, offer.decision_comment] : [offer.status_reason];
  const reason = told.filter((one) => one != null).join('. ');
  return reason === '' ? since : `${since}: ${reason}`;
}
