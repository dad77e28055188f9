import { holdDocument, requireContent } from '../files/document-content.service';
import type { DocumentGuard } from '../files/document-guard';
import { Forbidden, Locked } from '../platform/http/errors';
import { requireRecord } from '../records/record-change.service';
import { agreementSource } from './agreement-source';
import { agreementLabel } from './agreement-values';
import { agreementLife } from './agreements.policy';
import { requireReadable } from './agreements.service';

/** Who may read an agreement's files and add to them: drafts while the content is open, scans and attachments later. */
export const agreementDocument: DocumentGuard = {
  requireReadable,
  async requireWritable(trx, actor, { id, kind, change }) {
    await requireReadable(trx, actor, id);
    if (!actor.permissions.has('agreements.edit')) throw new Forbidden();
    await holdDocument(trx, 'agreements', id);
    const record = await requireRecord(agreementSource, trx, { viewer: actor, id });
    if (record.archived_at !== null) throw new Locked('Договор в архиве, изменить его нельзя');
    if (!agreementLife.canOf(actor, record).upload)
      throw new Locked('К этому договору файлы больше не прикладывают');
    requireContent({ status: record.status, kind, change });
    return agreementLabel(record);
  },
};
