import { lazyPart } from '../../register/lazy-part';
import type { RemarkProps } from '../files/preview/remarking';

/** Where a remark to marked words is written, fetched when it is first begun. */
export const RemarkPart = lazyPart<RemarkProps>(() => import('./remark-pane'));
