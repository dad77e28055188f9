export const OFFER_STATUSES = [
  'draft',
  'on_approval',
  'rework',
  'approved',
  'rejected_internal',
  'sent',
  'accepted',
  'declined',
  'expired',
  'revised',
  'converted',
  'cancelled',
] as const;

export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const OFFER_STATUS_LABELS: Record<OfferStatus, string> = {
  draft: 'Черновик',
  on_approval: 'На согласовании',
  rework: 'На доработке',
  approved: 'Согласовано',
  rejected_internal: 'Не согласовано',
  sent: 'Отправлено',
  accepted: 'Принято',
  declined: 'Отклонено контрагентом',
  expired: 'Истёк срок действия',
  revised: 'Заменено новой редакцией',
  converted: 'Заключён договор',
  cancelled: 'Отменено',
};

export const OFFER_DIRECTION_LABELS = { incoming: 'Входящее', outgoing: 'Исходящее' } as const;
