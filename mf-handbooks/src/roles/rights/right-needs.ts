import {
  ALL_PERMISSIONS,
  isPermissionName,
  permissionLabel,
  PERMISSIONS,
  type PermissionName,
} from 'shared/contract/access/permissions';
import { quoted } from 'shared/contract/quotation';

import { listed } from './listed';

interface Need {
  right: PermissionName;
  /** One of these has to stand beside it. */
  anyOf: readonly PermissionName[];
  /** What does not open otherwise. */
  closed: string;
}

/** Files are made on the card of a document: who makes them need not see the list of templates. */
const STANDS_ALONE: ReadonlySet<PermissionName> = new Set(['file_templates.generate']);

/** Where reading is a right of its own, nothing else of that thing opens without it. */
const OF_READING: readonly Need[] = PERMISSIONS.flatMap(({ name }): Need[] => {
  const reading = `${name.split('.')[0] ?? ''}.read`;
  if (name === reading || STANDS_ALONE.has(name) || !isPermissionName(reading)) return [];
  return [{ right: name, anyOf: [reading], closed: 'список и карточка не откроются' }];
});

const DOCUMENTS: readonly PermissionName[] = ['agreements.read', 'addendums.read'];
const NO_CARD = 'карточки документов не откроются';
const NO_PROFILE = 'чужой профиль не откроется';

const NEEDS: readonly Need[] = [
  ...OF_READING,
  { right: 'users.change_roles', anyOf: ['roles.read'], closed: 'роли не из чего выбрать' },
  { right: 'users.change_roles', anyOf: ['users.update_other', 'users.create'], closed: NO_PROFILE },
  { right: 'users.delete', anyOf: ['users.update_other'], closed: NO_PROFILE },
  { right: 'documents.sign', anyOf: DOCUMENTS, closed: NO_CARD },
  { right: 'documents.archive', anyOf: [...DOCUMENTS, 'commercial_offers.read'], closed: NO_CARD },
  { right: 'obligations.manage', anyOf: DOCUMENTS, closed: NO_CARD },
];

const NAMES = new Map<number, PermissionName>(ALL_PERMISSIONS.map(({ id, name }) => [id, name]));

/** Of these rights, what has to be added before they open anything: «Добавьте «Просмотр договоров»: …». */
export function needsOf(rights: readonly PermissionName[], heldIds: Iterable<number>): string[] {
  const held = new Set([...heldIds].flatMap((id) => NAMES.get(id) ?? []));
  const sentences = NEEDS.filter(
    ({ right, anyOf }) => rights.includes(right) && held.has(right) && !anyOf.some((one) => held.has(one)),
  ).map(({ anyOf, closed }) => {
    const labels = anyOf.map((name) => quoted(permissionLabel(name)));
    return `Добавьте ${listed(labels, 'или')}: без этого ${closed}.`;
  });
  return [...new Set(sentences)];
}
