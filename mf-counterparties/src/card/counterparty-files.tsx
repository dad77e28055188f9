import type { Counterparty } from 'shared/contract/counterparty';
import { DocumentFiles } from 'shared/document';
import { bookQuery, useQuery } from 'shared/query';

interface DocumentType {
  id: number;
  name: string;
  is_active: boolean;
}

/** Charters, powers of attorney and other papers of the counterparty. */
export function CounterpartyFiles({ company }: { company: Counterparty }) {
  const canUpload = company.can.upload;
  const types = useQuery({ ...bookQuery<DocumentType>('document-types'), enabled: canUpload });
  return (
    <DocumentFiles
      owner={{ type: 'counterparty', resource: 'counterparties', id: company.id }}
      canUpload={canUpload}
      kind="attachment"
      documentTypes={(types.data ?? [])
        .filter((type) => type.is_active)
        .map((type) => ({ value: type.id, label: type.name }))}
    />
  );
}
