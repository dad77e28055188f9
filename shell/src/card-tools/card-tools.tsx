import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from 'shared/query';
import { IconButton } from 'shared/ui';

import type { CardToolsProps } from '../areas/places/card-tools-place';
import { FavouriteStar } from '../favourites/favourite-star';
import { favouritesQuery } from '../favourites/favourites.queries';
import { printPage } from '../print/print-page';
import { Opened } from '../recents/opened';
import { SubscriptionBell } from '../subscriptions/subscription-bell';
import { useSuite } from '../suite';
import { AlsoLooking } from './also-looking';
import classes from './card-tools.module.css';

/** What the shell puts into the header of every card whose register the server knows. */
export function CardTools({ kind, id }: CardToolsProps) {
  const { registry } = useSuite();
  const { data } = useQuery(favouritesQuery);
  const kinds = registry.areas.flatMap((area) => area.definition.kinds ?? []);
  const resource = kinds.find(({ name }) => name === kind)?.resource;
  if (resource === undefined || data?.resources.includes(resource) !== true) return null;
  return (
    <span className={classes.tools}>
      <Opened resource={resource} id={id} />
      <AlsoLooking resource={resource} id={id} />
      <SubscriptionBell resource={resource} id={id} />
      <FavouriteStar resource={resource} id={id} />
      <IconButton
        size="sm"
        label="Печать"
        icon={<IconPrinter size={16} stroke={1.75} />}
        onClick={printPage}
      />
    </span>
  );
}
