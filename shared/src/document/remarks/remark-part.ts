import { lazyPart } from '../../register/lazy-part';
import type { RemarkPaneProps } from './remark-pane';

/** Where a remark to marked words is written, fetched when it is first begun. */
export const RemarkPart = lazyPart<RemarkPaneProps>(() => import('./remark-pane'));
