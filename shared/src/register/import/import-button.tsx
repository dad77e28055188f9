import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';

import type { PermissionName } from '../../contract/access/permissions';
import { useNamedPermission } from '../../session/session';
import { Button, IconButton, useMediaPhone } from '../../ui/ui';
import { lazyPart } from '../lazy-part';
import type { ImportDialogProps } from './import.dialog';

const ImportDialog = lazyPart<ImportDialogProps>(() => import('./import.dialog'));

interface ImportButtonProps {
  resource: string;
  /** «контрагентов»: what is loaded. */
  what: string;
  rights: { create: PermissionName; update: PermissionName };
}

/** «Загрузить»: rows of a table become records, for whoever may create or change them; an arrow alone on a phone. */
export function ImportButton({ resource, what, rights }: ImportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const mayCreate = useNamedPermission(rights.create);
  const mayUpdate = useNamedPermission(rights.update);
  const isPhone = useMediaPhone();
  if (!mayCreate && !mayUpdate) return null;
  const open = () => {
    setOpen(true);
  };
  return (
    <>
      {isPhone ? (
        <IconButton label="Загрузить из файла" icon={<IconUpload />} onClick={open} />
      ) : (
        <Button variant="ghost" icon={<IconUpload />} onClick={open}>
          Загрузить из файла
        </Button>
      )}
      {isOpen && (
        <ImportDialog
          {...{ resource, what, mayCreate, mayUpdate }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
