import { useSessionUser } from 'shared/session';
import { Avatar, Sheet } from 'shared/ui';

import { menuOf, sidebarOf } from '../../navigation/menu';
import { useSuite } from '../../suite';
import classes from './more-sheet.module.css';
import { NavLink } from './nav-link';
import { personName } from '../person/person';
import { usePersonEntries } from '../person/person-entries';
import { PersonEntry } from '../person/person-entry';

function Contents({ onClose }: { onClose: () => void }) {
  const { registry } = useSuite();
  const user = useSessionUser();
  const entries = usePersonEntries();
  return (
    <div className={classes.list}>
      {sidebarOf(menuOf(registry.areas, user)).map((section) => (
        <div key={section.group} role="group" aria-label={section.label ?? 'Входящие'}>
          {section.label !== null && <p className={classes.heading}>{section.label}</p>}
          {section.entries.map((entry) => (
            <NavLink
              key={entry.path}
              entry={entry}
              className={classes.entry}
              countClassName={classes.count}
              onClick={onClose}
            />
          ))}
        </div>
      ))}
      <div role="group" aria-label="Моё">
        <p className={classes.me}>
          <Avatar name={personName(user)} me decorative />
          {personName(user)}
        </p>
        {entries.map((entry, index) => (
          <PersonEntry
            key={index}
            entry={entry}
            className={classes.entry}
            headingClassName={classes.heading}
            onChosen={onClose}
          />
        ))}
      </div>
    </div>
  );
}

/** Wider than any phone, so that the sheet takes the whole width. */
const PHONE = 768;

/** What does not fit the tab bar of a phone: all entries of the menu and the person's own. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Разделы" width={PHONE}>
      <Contents onClose={onClose} />
    </Sheet>
  );
}
