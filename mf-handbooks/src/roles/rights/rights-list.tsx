import { uncapitalised } from 'shared/contract/first-letter';
import { formatNumber } from 'shared/format';
import { classNames } from 'shared/ui';

import { EXTENSION_GROUPS } from './extension-groups';
import { RIGHT_GROUPS } from './right-groups';
import classes from './rights.module.css';

/** «Просмотр, создание, генерация файлов» */
const worded = (rights: readonly { short: string }[]) =>
  rights.map(({ short }, at) => (at === 0 ? short : uncapitalised(short))).join(', ');

/** The product's own rights stand together: a role has few of them. */
const EXTENSIONS = {
  title: 'Дополнительные права',
  rights: EXTENSION_GROUPS.flatMap(({ rights }) => rights.map(({ id, label }) => ({ id, short: label }))),
};

/** What a role gives and what it does not, group by group. */
export function RightsList({ ids }: { ids: readonly number[] }) {
  const held = new Set(ids);
  return (
    <dl className={classes.groups}>
      {[...RIGHT_GROUPS, EXTENSIONS].map(({ title, rights }) => {
        const given = rights.filter(({ id }) => held.has(id));
        return (
          <div key={title} className={classes.group}>
            <dt className={classes.title}>
              <span className={classNames(given.length === 0 && classes.none)}>{title}</span>
              <small>{`${formatNumber(given.length)} из\u00A0${formatNumber(rights.length)}`}</small>
            </dt>
            <dd className={classes.words}>
              {given.length === 0 ? <span className={classes.none}>—</span> : worded(given)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
