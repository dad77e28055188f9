/** Registers that views can be kept of. */
export const SAVED_VIEW_RESOURCES = [
  'agreements',
  'addendums',
  'commercial-offers',
  'counterparties',
  'users',
] as const;
