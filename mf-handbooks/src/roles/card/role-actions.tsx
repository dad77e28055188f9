import { useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { Role } from 'shared/contract/access/role';
import { usePermission } from 'shared/session';
import type { MenuEntry } from 'shared/ui';

import { HeadActions } from '../../head-actions/head-actions';
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
  return (
    <>
      <HeadActions
        place={place}
        editTo={role.can.edit ? paths.roleEdit(role.id, search.get('list') ?? '') : null}
        entries={entries}
      />
      {isAsking && <RoleDeletionDialog role={role} onClose={() => setAsking(false)} />}
    </>
  );
}
