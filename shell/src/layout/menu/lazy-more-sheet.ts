import { lazyValue } from '../../state/lazy-value';

/** What does not fit a phone's tab bar; no other screen ever needs it. */
export const moreSheet = lazyValue(() => import('./more-sheet'));
