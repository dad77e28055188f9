import { quoted } from 'shared/contract/quotation';
import type { DocumentGuard } from '../files/document-guard';
import { rowDocument } from '../files/row-document.service';
import { addendumResource } from './list/addendum-list';

/** Who may read an addendum's files and add to them. */
export const addendumDocument: DocumentGuard = rowDocument({
  table: 'addendums',
  resource: addendumResource,
  read: 'addendums.read',
  edit: 'addendums.edit',
  label: ({ number, title }) => `№\u00a0${number} ${quoted(title)}`,
});
