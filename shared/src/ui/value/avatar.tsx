import type { ReactNode } from 'react';

import { initials } from '../../format/name';
import classes from './avatar.module.css';

export interface AvatarProps {
  /** «Соколова М. Д.»: the circle shows its initials and names it. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** The reader: the only avatar that has a colour. */
  me?: boolean;
  /** The name stands beside the circle already. */
  decorative?: boolean;
  /** The picture in place of the letters. */
  children?: ReactNode;
}

/** A person as two grey letters, or as the picture that is given. */
export function Avatar({ name, size = 'md', me, decorative, children }: AvatarProps) {
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-me={me || undefined}
      title={decorative ? undefined : name}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
    >
      {children || initials(name)}
    </span>
  );
}
