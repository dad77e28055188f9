import type { AgreementStatus } from 'shared/contract/agreement-status';
import type { FileKind } from 'shared/contract/file';
import type { DocumentGuard } from '../files/document-guard';
import { Forbidden, Locked } from '../platform/http/errors';
import { agreementLife } from './agreements.policy';
import { agreementLabel } from './agreement-values';
import { requireRecord } from '../records/record-change.service';
import { agreementSource } from './agreement-source';
import { requireReadable } from './agreements.service';

/** While these last, the text that was or is being agreed on stays as it is. */
const CONTENT_CLOSED: readonly AgreementStatus[] = [
  'on_approval',
  'on_signing',
  'signed',
  'active',
  'suspended',
];
const CONTENT_KINDS: readonly FileKind[] = ['draft', 'approval', 'final'];

/** Who may read an agreement's files and add to them: drafts while the content is open, scans and attachments later. */
export const agreementDocument: DocumentGuard = {
  requireReadable,
  async requireWritable(db, actor, { id, kind }) {
    await requireReadable(db, actor, id);
    const record = await requireRecord(agreementSource, db, { viewer: actor, id });
    if (!actor.permissions.has('agreements.edit')) throw new Forbidden();
    if (record.archived_at !== null) throw new Locked('Договор в архиве, изменить его нельзя');
    if (!agreementLife.canOf(actor, record).upload)
      throw new Locked('К этому договору файлы больше не прикладывают');
    if (CONTENT_CLOSED.includes(record.status) && CONTENT_KINDS.includes(kind)) {
      throw new Locked('Текст договора зафиксирован. Файл можно приложить как скан или приложение');
    }
    return agreementLabel(record);
  },
};
