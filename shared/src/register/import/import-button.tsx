import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';

import { useSearchParams } from '../../area/area';
import type { PermissionName } from '../../contract/access/permissions';
import { useNamedPermission } from '../../session/session';
import { Button, useMediaPhone } from '../../ui/ui';
import { lazyPart } from '../lazy-part';
import type { ImportDialogProps } from './use-first-step';

const LABEL = 'Загрузить из файла';
const ImportDialog = lazyPart<ImportDialogProps>(() => import('./import.dialog'));

interface ImportButtonProps {
  resource: string;
  /** «контрагентов»: what is loaded. */
  what: string;
  /** Any of several lets one load. */
  rights: Readonly<Record<'create' | 'update', PermissionName | readonly PermissionName[]>>;
  /** Lines of the records, loaded by a file of their own by whoever may change the records. */
  lines?: ImportDialogProps['lines'];
  /** What every row says beside its cells, by the names of the wire: no column is offered for it. */
  given?: ImportDialogProps['given'];
}

/** «Загрузить»: rows of a table become records, for whoever may create or change them; an arrow alone on a phone. */
export function ImportButton(props: ImportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [params] = useSearchParams();
  const mayCreate = useNamedPermission(props.rights.create);
  const mayUpdate = useNamedPermission(props.rights.update);
  const isPhone = useMediaPhone();
  if (!mayCreate && !mayUpdate) return null;
  return (
    <>
      <Button
        variant="ghost"
        icon={<IconUpload />}
        aria-label={isPhone ? LABEL : undefined}
        onClick={() => {
          setOpen(true);
        }}
      >
        {isPhone ? null : LABEL}
      </Button>
      {(isOpen || params.has('import')) && (
        <ImportDialog
          {...props}
          {...{ mayCreate, mayUpdate }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
