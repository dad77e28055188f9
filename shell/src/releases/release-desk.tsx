import { useEffect } from 'react';
import { useAlerts } from 'shared/alerts';
import { useSessionUser } from 'shared/session';

import { useAreaStates } from '../areas/loading/area-states';
import { useSuite } from '../suite';
import { joinCohort } from './cohort';
import { PageBars } from './page-bars';
import { takeRefusal } from './preview';
import { registryNews } from './registry-news';
import { reportOpenings, SHELL } from './release-reports';
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
  const userId = useSessionUser().id;
  const alerts = useAlerts();
  useEffect(() => {
    const stop = reportOpenings(suite);
    // The first page stands, and the shell with it.
    suite.openings.note({ area: SHELL, version: suite.registry.shell.version, failure: null, route: null });
    return stop;
  }, [suite]);
  useEffect(() => {
    // What the page was made for matters during a rollout alone; the next one will be made for this person.
    joinCohort(userId);
    if (takeRefusal()) alerts.warning('Ссылка предварительного просмотра больше не действует');
  }, [alerts, userId]);
  usePrefetch(news);
  return (
    <>
      <PageBars newest={newest} />
      {news !== null && <UpdateNotice key={news.id} news={news} />}
    </>
  );
}
