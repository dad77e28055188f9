/** The places of a document's card that areas fill. */
export const BLOCK_PLACES = ['document-tab', 'document-rail', 'document-header'] as const;
export type BlockPlace = (typeof BLOCK_PLACES)[number];
