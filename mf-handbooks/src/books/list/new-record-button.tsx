import { IconPlus } from '@tabler/icons-react';
import type { Book } from 'shared/contract/books/book';
import { rightsFor } from 'shared/contract/access/held-permissions';
import type { PermissionName } from 'shared/contract/access/permissions';
import { useNamedPermission } from 'shared/session';
import { Button, useMediaPhone } from 'shared/ui';

function PermittedButton({ right, onPress }: { right: PermissionName; onPress: () => void }) {
  const isAllowed = useNamedPermission(rightsFor(right));
  const isPhone = useMediaPhone();
  if (!isAllowed) return null;
  return (
    <Button
      variant="primary"
      icon={<IconPlus />}
      aria-label={isPhone ? 'Создать' : undefined}
      onClick={onPress}
    >
      {isPhone ? null : 'Создать'}
    </Button>
  );
}

/** The way to a new record, for whoever may create one; books that are changed elsewhere have none. */
export function NewRecordButton({ book, onPress }: { book: Book; onPress: () => void }) {
  const { change } = book.rights;
  return change === undefined ? null : <PermittedButton right={change.create} onPress={onPress} />;
}
