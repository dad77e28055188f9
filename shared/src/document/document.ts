export { actionPlan, type ActionPlan } from './actions/action-plan';
export { AtThumb } from './actions/at-thumb';
export type { RecordWorkflow } from './actions/record-workflow';
export type { DocumentFilesProps } from './files/document-files';
export { filesKey, filesQuery } from './files/files.queries';
export { FileComparison, type ComparisonProps } from './files/comparison/file-comparison';
export { FileRedline } from './files/comparison/file-redline';
export {
  RemarkablePreview as FilePreview,
  RemarkableFiles as DocumentFiles,
  RemarkableText as FileText,
} from './remarks/remarkable-files';
export type { PlacedRemark } from './remarks/placed-remark';
export { RemarkQuote } from './remarks/remark-quote';
export type { PreviewProps } from './files/preview/file-preview';
export { FileRow, type FileRowProps } from './files/file-row';
export type { FileOwner } from './files/file-owner';
export { useSendingHold } from './files/use-sending-hold';
export { CopyNumber } from './head/copy-number';
export { DocumentHead, type DocumentHeadProps } from './head/document-head';
export { DocumentLayout, type DocumentLayoutProps } from './head/document-layout';
export { ListWalk, type ListWalkProps } from './head/list-walk';
export { DocumentHistory } from './history/document-history';
export type { HistoryOwner } from './history/history.api';
export { historyKey, recentHistoryQuery } from './history/history.queries';
export { ItemsTable, type ItemsTableProps, type ItemsTotal } from './items/items-table';
export { documentAhead } from './page/beside-ahead';
export type {
  DocumentDefinition,
  DocumentRegister,
  DocumentTab,
  LivingDocumentDefinition,
  TabContext,
} from './page/document-definition';
export { LineDay, LineNote, LineTable, type LineColumn, type LineTableProps } from './lines/line-table';
export { DocumentPage, LivingDocumentPage } from './page/document-page';
export type { RailDefinition } from './page/document-rail';
export { DocumentFailure, DocumentSkeleton } from './page/document-states';
export type { Glimpse, GlimpseFact } from './page/glimpse';
export { nounTexts, type DocumentNoun } from './page/noun.labels';
export { OutsideLink } from './outside/outside-link';
export { ComingEvents, type ComingEvent } from './rail/coming-events';
export { ReadinessList, type ReadinessLine } from './rail/readiness-list';
export { RecentChanges } from './rail/recent-changes';
export { StatePath, type StatePathProps } from './rail/state-path';
export { stateSteps, type StateStep } from './rail/state-steps';
export type { DocumentRecord, LivingRecord } from './record';
export { DocumentSlots, type DocumentSlotsSource, type SlotEntry, type SlotTab } from '../area/area';
export { DOCUMENT_SLOTS } from './slots/document-slots';
export { shortFullName } from './short-full-name';
export { useAmountInWords } from './use-amount-in-words';
export { useLiveRecord, type LiveRecord, type MentionedRecord } from './use-live-record';
