import { RECORD_KINDS } from './record-kinds';

const { agreement, addendum, commercialOffer } = RECORD_KINDS;

/** Names of the kinds that are documents: what is approved, made of templates and kept with versions of its text. */
export const DOCUMENT_KINDS = [agreement.name, addendum.name, commercialOffer.name] as const;

/** The documents by their name, as a choice among them says: «Договоры». */
export const DOCUMENT_KIND_LABELS = {
  [agreement.name]: agreement.title,
  [addendum.name]: addendum.title,
  [commercialOffer.name]: commercialOffer.title,
} as const;
