import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

import type { PermissionLabel } from '../../contract/access/permissions';
import type { EntityKind } from '../../contract/realtime/user-channel';
import type { RecordWorkflow } from '../actions/record-workflow';
import type { FileOwner } from '../files/file-owner';
import type { DocumentHeadProps } from '../head/document-head';
import type { DocumentRecord, LivingRecord } from '../record';
import type { MentionedRecord } from '../use-live-record';
import type { RailDefinition } from './document-rail';
import type { Glimpse } from './glimpse';
import type { DocumentNoun } from './noun.labels';

/** What a tab of a card is drawn with. */
export interface TabContext {
  /** Address of another tab of this card, the list and all else of the address kept. */
  tabTo: (tab: string) => To;
  /**
   * Begins an action of the record where the tab offers it, with what is answered by that; absent of a record without
   * a life.
   */
  begin?: ((action: string, known: Readonly<Record<string, string | null>>) => void) | undefined;
}

export interface DocumentTab<Rec> {
  /** Of the address: `?tab=files`; the first tab has none. */
  id: string;
  label: string;
  /** False where the record has nothing for it; every record has it unless said otherwise. */
  isShown?: (record: Rec) => boolean;
  /** Left out for whoever has not this right. */
  permission?: PermissionLabel;
  /** Printed beside the label when it is not zero. */
  count?: (record: Rec) => number;
  render: (record: Rec, context: TabContext) => ReactNode;
}

/** The register a record is opened from and goes back to. */
export interface DocumentRegister {
  title: string;
  path: (search?: string) => string;
}

export interface DocumentPaths {
  card: (id: number, list?: string) => string;
}

/** All that an area says of a kind of records; the card of the kind is made of it. */
export interface DocumentDefinition<Rec extends DocumentRecord> {
  /** As changes of such records are announced. */
  kind: EntityKind;
  resource: string;
  /** Other records the card tells of: it is read anew when one of them changes. */
  mentions?: (record: Rec) => readonly MentionedRecord[];
  noun: DocumentNoun;
  /** Of a record that has not come yet, the likeliest register. */
  register: (record: Rec | undefined) => DocumentRegister;
  paths: DocumentPaths;
  /** Short, in breadcrumbs: «№ 112/2026-П». */
  name: (record: Rec) => string;
  /** In the tab of the browser; the name unless said otherwise. */
  title?: (record: Rec) => string;
  /** Said when there is no such record or none for this reader, where the noun's own sentences do not fit. */
  missing?: { title: string; text: string };
  head: (record: Rec) => Omit<DocumentHeadProps, 'actions'>;
  /** The head as a row of the resource's lists tells it, shown until the record comes; the parameter is that row. */
  glimpse?: (row: never) => Glimpse;
  /** One tab is no choice and is shown without its label. */
  tabs: readonly [DocumentTab<Rec>, ...DocumentTab<Rec>[]];
  /** The server keeps a readable history of each record: a tab, the latest changes, the news of others. */
  history?: boolean;
  rail?: RailDefinition<Rec>;
  /** What else stands beside the record, above what other areas put there. */
  aside?: (record: Rec) => ReactNode;
  /** Buttons of a record without a workflow: in the head, on a phone at the bottom edge; null where there are none. */
  actions?: (record: Rec, place: 'head' | 'phone') => ReactNode;
  /** The place in the list the card was opened from, by the list's own defaults. */
  walk?: { defaults: Readonly<Record<string, string>> };
  /** Employees talk about such records: a tab with what they say. */
  comments?: boolean;
  /** Whose files change with the record. */
  files?: FileOwner['type'];
}

/** A card whose record has a life: its actions stand in the head and, on a phone, at the bottom edge. */
export interface LivingDocumentDefinition<Rec extends LivingRecord> extends DocumentDefinition<Rec> {
  workflow: RecordWorkflow<Rec>;
}
