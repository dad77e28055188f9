import { useEffect } from 'react';
import type { AreaMenuEntry } from 'shared/contract/area/area';
import { useQuery, useQueryClient } from 'shared/query';
import { useUserEvent } from 'shared/realtime';
import { useSessionUser } from 'shared/session';

import { useSuite } from '../suite';
import { menuOf } from './menu';
import { setMenuCount } from './menu-counts';
import { summaryKey, summaryQuery } from './summary.queries';

type Counter = NonNullable<AreaMenuEntry['counter']>;

/** The number of an entry: asked for once the first page stands, and again whenever something of its kind has changed. */
function MenuCounter({ path, counter }: { path: string; counter: Counter }) {
  const { resource, field } = counter;
  const client = useQueryClient();
  const { data } = useQuery(summaryQuery(resource));
  useUserEvent((event) => {
    if (event.kind === 'entity' && event.resource === resource) {
      // A failure stays in the query.
      void client.invalidateQueries({ queryKey: summaryKey(resource) });
    }
  });
  const count = data?.[field];
  useEffect(() => {
    if (typeof count === 'number') setMenuCount(path, count);
  }, [path, count]);
  useEffect(
    () => () => {
      setMenuCount(path, 0);
    },
    [path],
  );
  return null;
}

/** Keeps the numbers of the menu; draws nothing itself. */
export function MenuCounters() {
  const { registry } = useSuite();
  const user = useSessionUser();
  return menuOf(registry.areas, user)
    .flatMap(({ entries }) => entries)
    .map(
      ({ path, counter }) =>
        counter !== undefined && <MenuCounter key={path} path={path} counter={counter} />,
    );
}
