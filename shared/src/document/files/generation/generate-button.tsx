import { IconFilePlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

import { DOCUMENT_KINDS } from '../../../contract/record/document-kinds';
import { usePermission } from '../../../session/session';
import { Button } from '../../../ui/ui';
import type { FileOwner } from '../file-owner';

const GenerationDialog = lazy(() => import('./generation.dialog'));

const GENERATED: readonly string[] = DOCUMENT_KINDS;

/** The way to a text made of a template, for whoever may make one. */
export function GenerateButton({ owner }: { owner: FileOwner }) {
  const isAllowed = usePermission('Генерация файлов по шаблонам');
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed || !GENERATED.includes(owner.type)) return null;
  return (
    <>
      <Button
        icon={<IconFilePlus size={16} stroke={1.75} />}
        onClick={() => {
          setOpen(true);
        }}
      >
        Составить по шаблону
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GenerationDialog
            owner={owner}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
