import { createContext, type ReactNode } from 'react';

import type { DocumentRecord } from './document-record';

/** What another area puts into a place of a card. */
export interface SlotEntry {
  /** Of the entry among those of its place. */
  id: string;
  /** What the place calls it when it does not come: «Согласование»; absent where nobody says. */
  title?: string;
  /**
   * Draws the entry. The attempt is a number that grows with each showing of the place and each «Повторить», so that
   * what failed to load is loaded anew.
   */
  render: (attempt: number) => ReactNode;
  /** Is told what broke the entry; true asks for another attempt at once. */
  onError?: (error: unknown) => boolean;
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
