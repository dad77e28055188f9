/** The accounts of the demo company, one per role. */
export type Account = 'admin' | 'lawyer' | 'buyer' | 'approver' | 'head' | 'auditor';

/** The password of every demo account. */
export const PASSWORD = 'Demo-2026!';

/** The address an account logs in with. */
export const emailOf = (account: Account): string => `${account}@contracts.local`;
