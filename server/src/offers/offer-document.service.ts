import { quoted } from 'shared/contract/quotation';
import type { DocumentGuard } from '../files/document-guard';
import { rowDocument } from '../files/row-document.service';
import { offerResource } from './offer-list';

/** Who may read a commercial offer's files and add to them. */
export const offerDocument: DocumentGuard = rowDocument({
  table: 'commercial_offers',
  resource: offerResource,
  read: 'commercial_offers.read',
  edit: 'commercial_offers.edit',
  label: ({ number, title }) => `№\u00a0${number} ${quoted(title)}`,
});
