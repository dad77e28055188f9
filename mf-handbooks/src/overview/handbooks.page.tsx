import { IconChevronRight } from '@tabler/icons-react';
import { Link, PageHeader, usePageTitle } from 'shared/area';
import type { ListOf } from 'shared/contract/paging';
import type { PermissionLabel } from 'shared/contract/permissions';
import { formatNumber } from 'shared/format';
import { listQuery, useQueries } from 'shared/query';
import { holdsPermissions, useSessionUser } from 'shared/session';

import { paths } from '../paths';
import classes from './handbooks.module.css';

interface BookEntry {
  title: string;
  hint: string;
  to: string;
  resource: string;
  permission?: PermissionLabel;
}

const BOOKS: readonly { group: string; entries: readonly BookEntry[] }[] = [
  {
    group: 'Договоры',
    entries: [
      {
        title: 'Типы договоров',
        hint: 'Буквы номеров, сроки, согласование',
        to: paths.agreementTypes(),
        resource: 'agreement-types',
      },
      {
        title: 'Документы',
        hint: 'Что прикладывают и что подписывают',
        to: paths.documents(),
        resource: 'document-types',
      },
      {
        title: 'Шаблоны цепочек согласования',
        hint: 'Кто и в каком порядке согласует',
        to: paths.chainTemplates(),
        resource: 'chain-templates',
        permission: 'Просмотр шаблонов цепочек согласования',
      },
    ],
  },
  {
    group: 'Номенклатура',
    entries: [
      {
        title: 'Категории товаров и услуг',
        hint: 'Товары, услуги и работы с ценами',
        to: paths.categories(),
        resource: 'categories',
        permission: 'Просмотр товаров и услуг',
      },
      {
        title: 'Единицы измерения',
        hint: 'Обозначения и коды ОКЕИ',
        to: paths.measures(),
        resource: 'measures',
      },
    ],
  },
  {
    group: 'Компания',
    entries: [
      { title: 'Сотрудники', hint: 'Контакты, должности и роли', to: paths.users(), resource: 'users' },
      {
        title: 'Подразделения',
        hint: 'Структура и руководители',
        to: paths.departments(),
        resource: 'departments',
        permission: 'Просмотр подразделений',
      },
      {
        title: 'Должности',
        hint: 'Названия для документов и списков',
        to: paths.jobTitles(),
        resource: 'job-titles',
        permission: 'Просмотр должностей',
      },
    ],
  },
];

/** Only how many there are is wanted. */
const counted = (resource: string) => listQuery<unknown>({ resource, defaults: { per_page: '1' } });

/** All reference books the reader may open, each with how much it holds. */
export default function HandbooksPage() {
  usePageTitle('Справочники');
  const user = useSessionUser();
  const groups = BOOKS.map(({ group, entries }) => ({
    group,
    entries: entries.filter(
      ({ permission }) => permission === undefined || holdsPermissions(user, permission),
    ),
  })).filter(({ entries }) => entries.length > 0);
  const resources = groups.flatMap(({ entries }) => entries.map((entry) => entry.resource));
  const answers = useQueries({ queries: resources.map(counted) });
  const countOf = (resource: string) => {
    const data: ListOf<unknown> | undefined = answers[resources.indexOf(resource)]?.data;
    return data === undefined ? '' : formatNumber(data.meta.total);
  };
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Справочники</h1>
      </PageHeader>
      <div className={classes.page}>
        {groups.map(({ group, entries }) => (
          <section key={group} className={classes.group}>
            <h2 className={classes.heading}>{group}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.resource}>
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
