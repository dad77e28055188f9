import { IconAlertTriangle, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { PageHeader } from 'shared/area';
import type { RegistryArea } from 'shared/contract/release/registry';
import { CONTRACT_VERSION } from 'shared/contract/area/contract-version';
import { useSessionUser } from 'shared/session';
import { Button, LinkButton, StatePage } from 'shared/ui';

import { homeOf } from '../../navigation/home';
import { HOME } from '../../navigation/return-address';
import { useSuite } from '../../suite';
import type { AreaLoadError } from '../loading/area-load-error';
import classes from './area-state-pages.module.css';
import { FirstPage } from '../first-page';
import { othersWork } from './others-work';

interface AreaPageProps {
  area: RegistryArea;
}

/** The way to the page the person begins with, unless it is that area that is out of order. */
function HomeLink({ area }: AreaPageProps) {
  const { registry } = useSuite();
  const home = homeOf(registry.areas, useSessionUser());
  if (area.definition.routes.some((route) => route.path === home)) return null;
  return (
    <LinkButton variant="ghost" to={HOME}>
      На главную
    </LinkButton>
  );
}

function StateHeader({ area }: AreaPageProps) {
  return (
    <PageHeader>
      <span className={classes.title}>{area.definition.title}</span>
    </PageHeader>
  );
}

/** The area's code did not come; the page names it and what else still works. */
export function AreaFailed({
  area,
  error,
  onRetry,
}: AreaPageProps & { error: AreaLoadError; onRetry: () => void }) {
  const { registry } = useSuite();
  const reason = error.phase === 'timeout' ? 'Сервер не ответил за 10 секунд.' : 'Файлы раздела не пришли.';
  return (
    <FirstPage>
      <StateHeader area={area} />
      <StatePage
        icon={<IconRefresh />}
        title={`Раздел «${area.definition.title}» не загрузился`}
        text={`${reason} ${othersWork(registry.areas, area)}`}
        fine={`${error.area} ${error.version} · запрос ${error.requestId}`}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              Повторить
            </Button>
            <HomeLink area={area} />
          </>
        }
      />
    </FirstPage>
  );
}

/** The area's page threw while it was drawn. */
export function AreaCrashed({ area, onRetry }: AreaPageProps & { onRetry: () => void }) {
  const { registry } = useSuite();
  return (
    <FirstPage>
      <StateHeader area={area} />
      <StatePage
        icon={<IconAlertTriangle />}
        title={`Раздел «${area.definition.title}» остановился`}
        text={`Страницу не получилось показать. ${othersWork(registry.areas, area)}`}
        fine={`${area.definition.id} ${area.version}`}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              Повторить
            </Button>
            <HomeLink area={area} />
          </>
        }
      />
    </FirstPage>
  );
}

/** The area crashed again and again and is closed in this tab. */
export function AreaQuarantined({ area, onReleased }: AreaPageProps & { onReleased: () => void }) {
  const { crashes, registry, states } = useSuite();
  const release = () => {
    crashes.release(area.definition.id);
    states.set(area.definition.id, { status: 'ready' });
    onReleased();
  };
  return (
    <FirstPage>
      <StateHeader area={area} />
      <StatePage
        icon={<IconAlertTriangle />}
        title={`Раздел «${area.definition.title}» отключён в этой вкладке`}
        text={`Он останавливался три раза подряд. ${othersWork(registry.areas, area)}`}
        fine={`${area.definition.id} ${area.version}`}
        actions={
          <>
            <Button onClick={release}>Включить раздел</Button>
            <HomeLink area={area} />
          </>
        }
      />
    </FirstPage>
  );
}

/** The area was built for another contract; none of its code was downloaded. */
export function AreaRefused({ area }: AreaPageProps) {
  const { registry } = useSuite();
  return (
    <FirstPage>
      <StateHeader area={area} />
      <StatePage
        icon={<IconPlugConnectedX />}
        title={`Раздел «${area.definition.title}» не подходит к этой версии реестра`}
        text={`Разделу нужен контракт ${area.definition.contract}, здесь ${CONTRACT_VERSION}. ${othersWork(registry.areas, area)}`}
        fine={`${area.definition.id} ${area.version}`}
        actions=<HomeLink area={area} />
      />
    </FirstPage>
  );
}
