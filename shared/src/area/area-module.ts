import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';

import type { SlotName } from '../contract/area/area';
import type { DocumentRecord } from './document-record';

/** The address a page is opened at. */
export interface PageVisit {
  /** Path parameter `id`. */
  id: string | undefined;
  search: string;
}
/** A page of an area; it takes its parameters from the router. */
export type AreaPage = ComponentType & {
  /** Asks for what the page will show; called when its address is gone to, if its code is there already. */
  ahead?: (client: QueryClient, visit: PageVisit) => void;
};
/** A component an area puts into a place of the shell. */
export type AreaSlot = ComponentType;
/** What a block in a card is given: the kind of the document and the record as the card shows it. */
export interface AreaBlockProps {
  kind: string;
  record: DocumentRecord;
}
/** A component an area puts into the cards of documents. */
export type AreaBlockPart = ComponentType<AreaBlockProps>;

/** The one thing an area exposes at run time, as `./module`. */
export interface AreaModule {
  /** Route id of `area.ts` → loads the page. */
  pages: Readonly<Record<string, () => Promise<{ default: AreaPage }>>>;
  slots?: Readonly<Partial<Record<SlotName, () => Promise<{ default: AreaSlot }>>>>;
  /** Block id of `area.ts` → loads the block. */
  blocks?: Readonly<Record<string, () => Promise<{ default: AreaBlockPart }>>>;
  /** A Redux slice the shell injects when the area is loaded. */
  slice?: Slice;
}
