import { useQuery } from 'shared/query';
import { Avatar, type AvatarProps } from 'shared/ui';

import { avatarQuery, avatarsQuery } from './avatars.queries';
import classes from './person-avatar.module.css';

export type FaceProps = Omit<AvatarProps, 'children'> & {
  /** Where the picture is read, as the employee's record says; null where there is none. */
  avatar: string | null;
};

function Picture({ avatar, ...look }: FaceProps & { avatar: string }) {
  const { data } = useQuery(avatarQuery(avatar));
  // Until it is there, and where it does not come, the initials stand.
  return (
    <Avatar {...look}>{data !== undefined && <img className={classes.face} src={data} alt="" />}</Avatar>
  );
}

/** A person whose picture is known: the picture, or the initials. */
export function Face({ avatar, ...look }: FaceProps) {
  return avatar === null ? <Avatar {...look} /> : <Picture avatar={avatar} {...look} />;
}

/**
 * A person named by a record that tells the number alone: the picture of that employee, or the initials; null is the
 * system itself.
 */
export function PersonAvatar({ id, ...look }: Omit<AvatarProps, 'children'> & { id: number | null }) {
  const { data } = useQuery(avatarsQuery());
  return <Face avatar={id === null ? null : (data?.get(id) ?? null)} {...look} />;
}
