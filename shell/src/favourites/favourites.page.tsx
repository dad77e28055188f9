import { IconStar } from '@tabler/icons-react';
import { PageHeader, usePageTitle } from 'shared/area';
import type { Favourite } from 'shared/contract/list/favourite';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, EmptyState, Section, Skeleton, TextLink } from 'shared/ui';

import { hitSections } from '../hits/hit-sections';
import { useSuite } from '../suite';
import { FavouriteStar } from './favourite-star';
import { favouritesQuery } from './favourites.queries';
import classes from './favourites.module.css';

function FavouriteLine({ row }: { row: Favourite }) {
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <TextLink to={row.url}>{row.title}</TextLink>
        <span className={classes.hint}>{row.hint}</span>
      </span>
      <FavouriteStar resource={row.resource} id={row.id} />
    </li>
  );
}

function FavouriteList({ rows }: { rows: readonly Favourite[] }) {
  const { registry } = useSuite();
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<IconStar />}
        title="В избранном пусто"
        text="Откройте договор, контрагента или другую карточку и нажмите звёздочку в её верхней строке."
      />
    );
  }
  return hitSections(rows, registry.areas).map(({ title, lines }) => (
    <Section key={title} title={title}>
      <ul>
        {lines.map(({ id }) => {
          const row = rows.find((candidate) => `${candidate.kind} ${String(candidate.id)}` === id);
          return row && <FavouriteLine key={id} row={row} />;
        })}
      </ul>
    </Section>
  ));
}

/** What the person keeps at hand, by kinds. */
export default function FavouritesPage() {
  const { data, error, refetch } = useQuery(favouritesQuery);
  usePageTitle('Избранное');
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Избранное</h1>
      </PageHeader>
      {data === undefined && error === null && <Skeleton height={44} />}
      {data === undefined && error !== null && (
        <EmptyState
          title="Избранное не загрузилось"
          text={errorOf(error).message}
          actions={
            // A further failure is shown in the same place.
            <Button onClick={() => void refetch()}>Повторить</Button>
          }
        />
      )}
      {data !== undefined && <FavouriteList rows={data.data} />}
    </>
  );
}
