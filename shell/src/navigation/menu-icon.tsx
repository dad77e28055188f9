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
import type { AreaIcon } from 'shared/contract/area/area';

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

/** The icon an area named or drew. */
export function MenuIcon({ icon }: { icon: AreaIcon }) {
  if (typeof icon === 'object') {
    return (
      <svg
        // The size and the line of all icons come by this class.
        className="tabler-icon"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={icon.path} />
      </svg>
    );
  }
  const Icon = ICONS[icon];
  return <Icon aria-hidden />;
}
