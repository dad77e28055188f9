import { IconChevronRight } from '@tabler/icons-react';
import { Link, PageHeader, usePageTitle } from 'shared/area';
import { rightsFor } from 'shared/contract/access/held-permissions';
import type { ListOf } from 'shared/contract/list/paging';
import { formatNumber } from 'shared/format';
import { listQuery, useQueries } from 'shared/query';
import { useSessionUser } from 'shared/session';

import classes from './handbooks.module.css';
import { OVERVIEW } from './overview-entries';

/** Only how many there are is wanted. */
const counted = (resource: string) => listQuery<unknown>({ resource, defaults: { per_page: '1' } });

/** All reference books the reader may open, each with how much it holds. */
export default function HandbooksPage() {
  usePageTitle('Справочники');
  const held = new Set(useSessionUser().permissions.map(({ name }) => name));
  const groups = OVERVIEW.map(({ title, entries }) => ({
    title,
    entries: entries.filter(
      ({ right }) => right === undefined || rightsFor(right).some((name) => held.has(name)),
    ),
  })).filter(({ entries }) => entries.length > 0);
  const resources = groups.flatMap(({ entries }) => entries.flatMap(({ resource }) => resource ?? []));
  const answers = useQueries({ queries: resources.map(counted) });
  const countOf = (resource: string | undefined) => {
    if (resource === undefined) return '';
    const data: ListOf<unknown> | undefined = answers[resources.indexOf(resource)]?.data;
    return data === undefined ? '' : formatNumber(data.meta.total);
  };
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Справочники</h1>
      </PageHeader>
      <div className={classes.page}>
        {groups.map(({ title, entries }) => (
          <section key={title} className={classes.group}>
            <h2 className={classes.heading}>{title}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={classes.book}>
                    <span className={classes.words}>
                      <b>{entry.title}</b>
                      <small>{entry.hint}</small>
                    </span>
                    <span className={classes.count}>{countOf(entry.resource)}</span>
                    <IconChevronRight aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
