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
export type { AreaModule, AreaPage, AreaSlot } from './area-module';
export { defineArea } from './define-area';
export { usePageTitle } from './use-page-title';
export { PageHeader, PageHeaderOutlet, PageHeaderProvider } from './page-header';
