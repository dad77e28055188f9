import type { DocumentGuard } from '../files/document-guard';
import { rowDocument } from '../files/row-document.service';
import { Locked } from '../platform/http/errors';
import { requireRecord } from '../records/record-change.service';
import { offerResource } from './list/offer-list';
import { offerLabel, offerSource } from './offer-source';
import { offerLife } from './offers.policy';

const ofRow = rowDocument({
  table: 'commercial_offers',
  resource: offerResource,
  read: 'commercial_offers.read',
  edit: 'commercial_offers.edit',
  label: offerLabel,
  wayToNewText: 'Новый прикладывают к новой редакции предложения',
});

/** Who may read a commercial offer's files and add to them; a cancelled one takes none. */
export const offerDocument: DocumentGuard = {
  ...ofRow,
  async requireWritable(trx, actor, target) {
    const label = await ofRow.requireWritable(trx, actor, target);
    const record = await requireRecord(offerSource, trx, { viewer: actor, id: target.id });
    if (!offerLife.canOf(actor, record).upload) {
      throw new Locked('К этому предложению файлы больше не прикладывают');
    }
    return label;
  },
};
