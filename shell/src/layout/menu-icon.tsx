import {
  IconActivity,
  IconBell,
  IconBook2,
  IconFilePlus,
  IconFileText,
  IconHome,
  IconInbox,
  IconTag,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { AreaMenuEntry } from 'shared/contract/area';

const ICONS = {
  inbox: IconInbox,
  'file-text': IconFileText,
  'file-plus': IconFilePlus,
  tag: IconTag,
  users: IconUsers,
  home: IconHome,
  book: IconBook2,
  activity: IconActivity,
  bell: IconBell,
  user: IconUser,
} as const;

/** The icon an area named for its menu entry. */
export function MenuIcon({ name }: { name: AreaMenuEntry['icon'] }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden />;
}
