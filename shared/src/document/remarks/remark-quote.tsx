import { lazyPart } from '../../register/lazy-part';
import type { RemarkQuoteProps } from './remark-quote-part';

/** The words of a document a remark is about: a press on their file shows them in it. */
export const RemarkQuote = lazyPart<RemarkQuoteProps>(() => import('./remark-quote-part'));
