export const COUNTERPARTY_TYPES = [
  'legal',
  'entrepreneur',
  'individual',
  'self_employed',
  'foreign',
  'branch',
] as const;

export type CounterpartyType = (typeof COUNTERPARTY_TYPES)[number];

export const COUNTERPARTY_STATUSES = [
  'new',
  'on_check',
  'active',
  'limited',
  'blocked',
  'liquidated',
] as const;

export type CounterpartyStatus = (typeof COUNTERPARTY_STATUSES)[number];
