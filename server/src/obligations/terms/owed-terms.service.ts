export type { ObligationInForce } from './in-force';
export { type OwedTerm, pastText, presentState, withShares } from './owed-term';
export { findOwedTerms } from './owed-terms.repository';
