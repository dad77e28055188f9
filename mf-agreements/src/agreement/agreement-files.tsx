import type { Agreement } from 'shared/contract/agreement';
import type { FileKind } from 'shared/contract/file-kind';
import { DocumentFiles } from 'shared/document';
import { useQuery } from 'shared/query';

import { documentTypesQuery } from '../api/agreement.queries';

const KINDS: Partial<Record<string, FileKind>> = {
  draft: 'draft',
  rework: 'draft',
  on_approval: 'attachment',
  on_signing: 'scan',
  signed: 'scan',
};

/** What a file uploaded in this state of a document is. */
export function uploadKind(status: string): FileKind {
  return KINDS[status] ?? 'attachment';
}

/** The files of the agreement and all their versions. */
export function AgreementFiles({ agreement, inset }: { agreement: Agreement; inset?: 'page' | 'none' }) {
  const types = useQuery({ ...documentTypesQuery(), enabled: agreement.can.upload });
  return (
    <DocumentFiles
      owner={{ type: 'agreement', resource: 'agreements', id: agreement.id }}
      canUpload={agreement.can.upload}
      kind={uploadKind(agreement.status)}
      documentTypes={(types.data ?? [])
        .filter((type) => type.is_active)
        .map((type) => ({ value: type.id, label: type.name }))}
      inset={inset}
    />
  );
}
