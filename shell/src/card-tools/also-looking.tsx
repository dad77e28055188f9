import { useEffect, useState } from 'react';
import { recordChannel, type PresentPerson } from 'shared/contract/realtime/user-channel';
import { useSessionUser } from 'shared/session';
import { Avatar, Tooltip } from 'shared/ui';

import { personName } from '../layout/person/person';
import { watchPresence } from '../realtime/presence-door';
import classes from './card-tools.module.css';

/** Faces that are shown; of the others there is a number. */
const FACES = 3;

const nameOf = ({ name }: PresentPerson) => personName({ full_name: name });

/** Who else has the card open at this moment; nothing while nobody has, or while that cannot be known. */
export function AlsoLooking({ resource, id }: { resource: string; id: number }) {
  const me = useSessionUser().id;
  const [present, setPresent] = useState<readonly PresentPerson[]>([]);
  useEffect(() => watchPresence(recordChannel(resource, id), setPresent), [resource, id]);
  const others = present.filter((person) => person.id !== me);
  if (others.length === 0) return null;
  const text = `Также смотрит: ${others.map(nameOf).join(', ')}`;
  return (
    <Tooltip text={text}>
      <span className={classes.looking} role="img" aria-label={text} tabIndex={0}>
        {others.slice(0, FACES).map((person) => (
          <Avatar key={person.id} name={nameOf(person)} decorative />
        ))}
        {others.length > FACES && <span className={classes.more}>+{others.length - FACES}</span>}
      </span>
    </Tooltip>
  );
}
