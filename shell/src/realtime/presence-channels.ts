import type Echo from 'laravel-echo';
import type { PresentPerson } from 'shared/contract/realtime/user-channel';

import type { JoinChannel } from './presence-door';

/** The channels one is present in; without a connection nobody knows who else is, which `forget` says. */
export function presenceOf(echo: Echo<'reverb'>): { join: JoinChannel; forget: () => void } {
  const joined = new Map<string, () => void>();
  return {
    join: (name, onPresent) => {
      let present: PresentPerson[] = [];
      const tell = (next: PresentPerson[]) => {
        present = next;
        onPresent(next);
      };
      const without = (person: PresentPerson) => present.filter(({ id }) => id !== person.id);
      joined.set(name, () => {
        tell([]);
      });
      echo
        .join(name)
        .here(tell)
        .joining((person: PresentPerson) => {
          tell([...without(person), person]);
        })
        .leaving((person: PresentPerson) => {
          tell(without(person));
        });
      return () => {
        joined.delete(name);
        echo.leave(name);
      };
    },
    forget: () => {
      for (const forgetOne of joined.values()) forgetOne();
    },
  };
}
