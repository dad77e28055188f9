import { IconDots } from '@tabler/icons-react';
import { useSessionUser } from 'shared/session';
import { Avatar, Menu } from 'shared/ui';

import { personName } from './person';
import { usePersonEntries } from './person-entries';
import classes from './person-menu.module.css';

/** The person at the bottom of the sidebar, with the menu behind the name. */
export function PersonMenu() {
  const user = useSessionUser();
  const entries = usePersonEntries();
  const name = personName(user);
  return (
    <div className={classes.place}>
      <Menu
        label="Моё"
        placement="top-start"
        width={204}
        entries={entries}
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            className={classes.me}
            aria-label={`${name}: профиль, тема, выход`}
          >
            <Avatar name={name} size="lg" me decorative />
            <span className={classes.words}>
              <b>{name}</b>
              <small title={user.job_title ?? undefined}>
                {user.job_title ?? user.roles[0] ?? 'Без роли'}
              </small>
            </span>
            <IconDots aria-hidden />
          </button>
        )}
      />
    </div>
  );
}
