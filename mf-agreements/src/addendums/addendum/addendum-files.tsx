import type { Addendum } from 'shared/contract/addendum';
import { DocumentFiles } from 'shared/document';
import { useQuery } from 'shared/query';

import { uploadKind } from '../../agreement/agreement-files';
import { documentTypesQuery } from '../../api/agreement.queries';

/** The files of the addendum and all their versions. */
export function AddendumFiles({ addendum, inset }: { addendum: Addendum; inset?: 'page' | 'none' }) {
  const types = useQuery({ ...documentTypesQuery(), enabled: addendum.can.upload });
  return (
    <DocumentFiles
      owner={{ type: 'addendum', resource: 'addendums', id: addendum.id }}
      canUpload={addendum.can.upload}
      kind={uploadKind(addendum.status)}
      documentTypes={(types.data ?? [])
        .filter((type) => type.is_active)
        .map((type) => ({ value: type.id, label: type.name }))}
      inset={inset}
    />
  );
}
