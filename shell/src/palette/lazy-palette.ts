import { lazyValue } from '../state/lazy-value';

/** The command palette's code; nobody needs it before the first Ctrl K. */
export const palette = lazyValue(() => import('./palette'));
