import { IconStar } from '@tabler/icons-react';
import type { Favourite } from 'shared/contract/list/favourite';
import { useQuery } from 'shared/query';
import { EmptyState, Section, TextLink } from 'shared/ui';

import { hitSections } from '../hits/hit-sections';
import { KeptLine, KeptPage } from '../hits/kept-page';
import { useSuite } from '../suite';
import { FavouriteStar } from './favourite-star';
import { favouritesQuery } from './favourites.queries';

function FavouriteLine({ row }: { row: Favourite }) {
  return (
    <KeptLine
      title={<TextLink to={row.url}>{row.title}</TextLink>}
      hint={row.hint}
      action={<FavouriteStar resource={row.resource} id={row.id} />}
    />
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
  const asked = useQuery(favouritesQuery);
  return (
    <KeptPage title="Избранное" failure="Избранное не загрузилось" asked={asked}>
      {({ data }) => <FavouriteList rows={data} />}
    </KeptPage>
  );
}
