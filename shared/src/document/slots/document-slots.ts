import { useContext } from 'react';

import { DocumentSlots, type SlotEntry, type SlotTab } from '../../area/area';
import type { BlockPlace } from '../../contract/area/block-place';
import type { DocumentRecord } from '../record';

/** The places of a card that another area may fill, as its manifest names them. */
export const DOCUMENT_SLOTS = {
  tab: 'document-tab',
  rail: 'document-rail',
  header: 'document-header',
} as const satisfies Record<string, BlockPlace>;

export interface FilledSlots {
  tabs: readonly SlotTab[];
  rail: readonly SlotEntry[];
  header: readonly SlotEntry[];
}

/** What fills the places of this record's card. A source that breaks fills nothing, and the card is whole. */
export function useDocumentSlots(kind: string, record: DocumentRecord): FilledSlots {
  const source = useContext(DocumentSlots);
  const ask = <Entry>(fill: (kind: string, record: DocumentRecord) => readonly Entry[]) => {
    try {
      return fill(kind, record);
    } catch (error) {
      console.error('Чужие блоки карточки не названы', error);
      return [];
    }
  };
  return { tabs: ask(source.tabs), rail: ask(source.rail), header: ask(source.header) };
}
