import { IconChevronDown, IconDots, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { Role } from 'shared/contract/access/role';
import { usePermission } from 'shared/session';
import { IconButton, LinkButton, Menu, type MenuEntry } from 'shared/ui';

import { paths } from '../../paths';
import { RoleDeletionDialog } from './role-deletion.dialog';

/** What the reader may do with the role. */
export function RoleActions({ role, place }: { role: Role; place: 'head' | 'phone' }) {
  const [isAsking, setAsking] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayCreate = usePermission('Создание ролей');
  const mayPreview = usePermission(['Просмотр ролей', 'Редактирование чужих учётных записей']);
  const entries: MenuEntry[] = [];
  if (mayPreview) {
    entries.push({
      label: 'Что увидит сотрудник',
      onSelect: () => void navigate(paths.preview({ role: role.id })),
    });
  }
  if (mayCreate) {
    entries.push({ label: 'Создать копию', onSelect: () => void navigate(paths.roleCreate(role.id)) });
  }
  if (role.can.delete) {
    if (entries.length > 0) entries.push('separator');
    entries.push({ label: 'Удалить', danger: true, onSelect: () => setAsking(true) });
  }
  const isHead = place === 'head';
  return (
    <>
      {role.can.edit && (
        <LinkButton
          to={paths.roleEdit(role.id, search.get('list') ?? '')}
          size={isHead ? 'md' : 'lg'}
          icon={<IconPencil size={16} stroke={1.75} />}
        >
          Изменить
        </LinkButton>
      )}
      {entries.length > 0 && (
        <Menu
          label="Другие действия"
          entries={entries}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              variant="default"
              label="Другие действия"
              icon={
                isHead ? <IconChevronDown size={16} stroke={1.75} /> : <IconDots size={16} stroke={1.75} />
              }
            />
          )}
        />
      )}
      {isAsking && <RoleDeletionDialog role={role} onClose={() => setAsking(false)} />}
    </>
  );
}
