import { useEffect } from 'react';

import { useAreaStates } from '../areas/area-states';
import { useSuite } from '../suite';
import { PageBars } from './page-bars';
import { registryNews } from './registry-news';
import { reportOpenings } from './release-reports';
import { UpdateNotice } from './update-notice';
import { useNewestRegistry } from './use-newest-registry';
import { usePrefetch } from './use-prefetch';

/** All that the shell says and reports of versions: the preview, the last good version, what is new, and how it goes. */
export function ReleaseDesk() {
  const suite = useSuite();
  const { registry, states } = suite;
  const newest = useNewestRegistry();
  const stateOf = useAreaStates(states);
  const news = registryNews(registry, newest, stateOf);
  useEffect(() => reportOpenings(suite), [suite]);
  usePrefetch(news);
  return (
    <>
      <PageBars newest={newest} />
      {news !== null && <UpdateNotice key={news.id} news={news} />}
    </>
  );
}
