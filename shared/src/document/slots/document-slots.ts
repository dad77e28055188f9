import { createContext, useContext, type ReactNode } from 'react';

import type { DocumentRecord } from '../record';

/** The places of a card that another area may fill, as its manifest names them. */
export const DOCUMENT_SLOTS = {
  tab: 'document-tab',
  rail: 'document-rail',
  header: 'document-header',
} as const;

/** What another area puts into a place of a card. */
export interface SlotEntry {
  /** Of the entry among those of its place; the area's name is part of it. */
  id: string;
  /** Draws the entry. The attempt grows by «Повторить», so that what failed to load is loaded anew. */
  render: (attempt: number) => ReactNode;
}

/** A tab that another area puts into a card; its id is the tab of the address. */
export interface SlotTab extends SlotEntry {
  label: string;
  count?: number;
}

/** Who fills the places of the cards; the shell gives what the rights of the reader allow. */
export interface DocumentSlotsSource {
  tabs: (kind: string, record: DocumentRecord) => readonly SlotTab[];
  rail: (kind: string, record: DocumentRecord) => readonly SlotEntry[];
  header: (kind: string, record: DocumentRecord) => readonly SlotEntry[];
}

const NOTHING: DocumentSlotsSource = { tabs: () => [], rail: () => [], header: () => [] };

/** The source of entries for the cards beneath; without one there are none. */
export const DocumentSlots = createContext<DocumentSlotsSource>(NOTHING);

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
