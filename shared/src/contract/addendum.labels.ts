export const ADDENDUM_STATUSES = [
  'draft',
  'on_approval',
  'rework',
  'approved',
  'on_signing',
  'signed',
  'effective',
  'superseded',
  'rejected',
  'cancelled',
] as const;

export type AddendumStatus = (typeof ADDENDUM_STATUSES)[number];

export const ADDENDUM_STATUS_LABELS: Record<AddendumStatus, string> = {
  draft: 'Черновик',
  on_approval: 'На согласовании',
  rework: 'На доработке',
  approved: 'Согласовано',
  on_signing: 'На подписании',
  signed: 'Подписано',
  effective: 'Действует',
  superseded: 'Заменено',
  rejected: 'Отклонено',
  cancelled: 'Аннулировано',
};
