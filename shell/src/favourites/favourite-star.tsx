import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from 'shared/query';
import { IconButton } from 'shared/ui';

import { useFavouriteToggle } from './favourites.mutations';
import { favouritesQuery } from './favourites.queries';
import classes from './favourites.module.css';

/** The star of a card; none where such records are not kept, and none until it is known whether this one is. */
export function FavouriteStar({ resource, id }: { resource: string; id: number }) {
  const { data } = useQuery(favouritesQuery);
  const toggle = useFavouriteToggle();
  if (!data?.resources.includes(resource)) return null;
  const isKept = data.data.some((row) => row.resource === resource && row.id === id);
  return (
    <IconButton
      size="sm"
      label={isKept ? 'Убрать из избранного' : 'В избранное'}
      aria-pressed={isKept}
      icon={
        isKept ? <IconStarFilled size={16} className={classes.kept} /> : <IconStar size={16} stroke={1.75} />
      }
      onClick={() => {
        toggle({ resource, id, isKept: !isKept });
      }}
    />
  );
}
