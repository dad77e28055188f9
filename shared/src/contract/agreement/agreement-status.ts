/** States of an agreement, in the order of its life. Source: domain reference, 1.1.1. */
export const AGREEMENT_STATUSES = [
  'draft',
  'on_approval',
  'rework',
  'approved',
  'on_signing',
  'signed',
  'active',
  'suspended',
  'completed',
  'expired',
  'terminated',
  'rejected',
  'cancelled',
] as const;
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];

/** What a person can do to an agreement's state: POST /api/agreements/{id}/{action}. */
export const AGREEMENT_ACTIONS = [
  'send-to-approval',
  'recall',
  'skip-approval',
  'send-to-signing',
  'return-to-rework',
  'decline-signing',
  'mark-signed',
  'correct-signed-file',
  'suspend',
  'resume',
  'complete',
  'terminate',
  'decline-renewal',
  'restore-renewal',
  'cancel',
  'reopen',
  'send-original',
  'receive-original',
  'write-off-original',
  'archive',
  'unarchive',
  'copy',
] as const;
export type AgreementAction = (typeof AGREEMENT_ACTIONS)[number];

export const AGREEMENT_DIRECTIONS = ['income', 'expense', 'none'] as const;
export type AgreementDirection = (typeof AGREEMENT_DIRECTIONS)[number];
export const AGREEMENT_KINDS = ['standard', 'framework', 'single', 'nda', 'other'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];
export const VALIDITY_RULES = ['until_date', 'until_fulfilled', 'indefinite'] as const;
export type ValidityRule = (typeof VALIDITY_RULES)[number];
export const RENEWAL_TYPES = ['none', 'auto', 'by_addendum'] as const;
export type RenewalType = (typeof RENEWAL_TYPES)[number];
export const AMOUNT_TYPES = ['fixed', 'limit', 'rate', 'none'] as const;
export type AmountType = (typeof AMOUNT_TYPES)[number];
export const SIGNING_METHODS = ['paper', 'edi', 'scan', 'simple'] as const;
export type SigningMethod = (typeof SIGNING_METHODS)[number];
export const ORIGINALS_STATUSES = ['not_required', 'sent', 'received', 'overdue', 'written_off'] as const;
export type OriginalsStatus = (typeof ORIGINALS_STATUSES)[number];
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
export const PAYMENT_DAYS_TYPES = ['calendar', 'working'] as const;
export type PaymentDaysType = (typeof PAYMENT_DAYS_TYPES)[number];
export const PARTY_SIDES = ['us', 'them', 'third'] as const;
export type PartySide = (typeof PARTY_SIDES)[number];

/** By what is left of the term a record is kept for. */
export const RETENTIONS = ['past', 'kept', 'permanent', 'destroyed'] as const;

/** The tabs of the register; a tab is the filter `tab`. */
export const AGREEMENT_TABS = ['all', 'mine', 'approval', 'expiring', 'originals', 'archive'] as const;
export type AgreementTab = (typeof AGREEMENT_TABS)[number];
/** «Истекают»: in force or signed, and the end is at most this many days away. */
export const EXPIRING_DAYS = 45;
