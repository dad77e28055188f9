import type { CardToolsProps } from '../areas/card-tools-place';
import { FavouriteStar } from '../favourites/favourite-star';
import { useSuite } from '../suite';
import classes from './card-tools.module.css';

/** What the shell puts into the header of every card, whatever its kind. */
export function CardTools({ kind, id }: CardToolsProps) {
  const { registry } = useSuite();
  const kinds = registry.areas.flatMap((area) => area.definition.kinds ?? []);
  const resource = kinds.find(({ name }) => name === kind)?.resource;
  return (
    <span className={classes.tools}>
      {resource !== undefined && <FavouriteStar resource={resource} id={id} />}
    </span>
  );
}
