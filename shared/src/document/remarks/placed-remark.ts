import type { Quote } from '../../contract/comment/quote';

/** What somebody says of marked words for a decision of theirs. */
export interface PlacedRemark {
  text: string;
  /** «п. 5.4»; empty when it was not named. */
  clause: string;
  quote: Quote;
}
