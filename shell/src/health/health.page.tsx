import { useSearchParams } from 'react-router-dom';
import { PageHeader, usePageTitle } from 'shared/area';
import { CONTRACT_VERSION } from 'shared/contract/area/contract-version';
import { useQuery, useQueryClient } from 'shared/query';
import { useUserEvent } from 'shared/realtime';
import { Tabs } from 'shared/ui';

import { healthRoute } from '../areas/health-route';
import { useSuite } from '../suite';
import { AreasTab } from './versions/areas-tab';
import { CompatibilityTab } from './compatibility/compatibility-tab';
import classes from './health.module.css';
import { releasesKey, releasesQuery } from './releases.queries';
import { ThisTab } from './this-tab/this-tab';
import { TokensTab } from './tokens/tokens-tab';

const TABS = [
  { id: 'areas', label: 'Версии', to: '/areas' },
  { id: 'here', label: 'Эта вкладка', to: '/areas?tab=here' },
  { id: 'fit', label: 'Совместимость', to: '/areas?tab=fit' },
  { id: 'tokens', label: 'Токены выкладки', to: '/areas?tab=tokens' },
];

/** How the areas and the shell stand: versions and whom they reach, how they do, and what this tab runs. */
export default function HealthPage() {
  const { registry } = useSuite();
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const releases = useQuery(releasesQuery);
  usePageTitle(healthRoute.title);
  useUserEvent((event) => {
    if (event.kind !== 'entity' || event.entity !== 'release') return;
    // A failure is shown in the place of what it failed to bring.
    void queryClient.invalidateQueries({ queryKey: releasesKey });
  });
  const active = TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'areas';
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>{healthRoute.title}</h1>
        <span className={classes.note}>
          оболочка {registry.shell.version}, контракт {CONTRACT_VERSION}
        </span>
      </PageHeader>
      <Tabs label="Состояние разделов" items={TABS} active={active} />
      {active === 'areas' && <AreasTab releases={releases} />}
      {active === 'here' && <ThisTab releases={releases.data} />}
      {active === 'fit' && <CompatibilityTab releases={releases} />}
      {active === 'tokens' && <TokensTab areas={releases.data?.areas ?? []} />}
    </>
  );
}
