/** What an area gives and gets: its module's shape, and the agreed names of the router. */
export {
  Link,
  NavLink,
  Navigate,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type To,
} from 'react-router-dom';
export type { AreaBlockPart, AreaBlockProps, AreaModule, AreaPage, AreaSlot, PageVisit } from './area-module';
export { defineArea } from './define-area';
export type { DocumentRecord } from './document-record';
export { DocumentSlots, type DocumentSlotsSource, type SlotEntry, type SlotTab } from './document-slots';
export { usePageTitle } from './use-page-title';
export { PageHeader, PageHeaderOutlet, PageHeaderProvider } from './page-header';
