import { lazyPart } from '../../register/lazy-part';
import type { DocumentCommentsProps } from './document-comments';

/** The discussion of a document, fetched when its tab is first opened. */
export const CommentsTab = lazyPart<DocumentCommentsProps>(() => import('./document-comments'));
