import { formatNumber } from 'shared/format';
import { classNames } from 'shared/ui';

import { RIGHT_GROUPS } from './right-groups';
import classes from './rights.module.css';

/** What a role gives and what it does not, group by group. */
export function RightsList({ ids }: { ids: readonly number[] }) {
  const held = new Set(ids);
  return (
    <dl className={classes.groups}>
      {RIGHT_GROUPS.map(({ title, rights }) => {
        const given = rights.filter(({ id }) => held.has(id));
        return (
          <div key={title} className={classes.group}>
            <dt className={classes.title}>
              <span className={classNames(given.length === 0 && classes.none)}>{title}</span>
              <small>{`${formatNumber(given.length)} из\u00A0${formatNumber(rights.length)}`}</small>
            </dt>
            <dd className={classes.words}>
              {given.length === 0 ? (
                <span className={classes.none}>—</span>
              ) : (
                given.map(({ short }) => short).join(', ')
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
