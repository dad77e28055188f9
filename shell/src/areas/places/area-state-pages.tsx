import { IconAlertTriangle, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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

interface StateProps extends AreaPageProps {
  icon: ReactNode;
  /** What has become of it, after its name. */
  state: string;
  why: string;
  fine?: string;
  action?: ReactNode;
}

/** An area in a state of its own: what happened, what still works, and the ways on. */
function AreaState({ area, icon, state, why, fine, action }: StateProps) {
  const { registry } = useSuite();
  return (
    <FirstPage>
      <StateHeader area={area} />
      <StatePage
        icon={icon}
        title={`Раздел «${area.definition.title}» ${state}`}
        text={`${why} ${othersWork(registry.areas, area)}`}
        fine={fine ?? `${area.definition.id} ${area.version}`}
        actions={
          <>
            {action}
            <HomeLink area={area} />
          </>
        }
      />
    </FirstPage>
  );
}

function Again({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="primary" onClick={onClick}>
      Повторить
    </Button>
  );
}

/** The area's code did not come; the page names it and what else still works. */
export function AreaFailed({
  area,
  error,
  onRetry,
}: AreaPageProps & { error: AreaLoadError; onRetry: () => void }) {
  return (
    <AreaState
      area={area}
      icon={<IconRefresh />}
      state="не загрузился"
      why={error.phase === 'timeout' ? 'Сервер не ответил за 10 секунд.' : 'Файлы раздела не пришли.'}
      fine={`${error.area} ${error.version} · запрос ${error.requestId}`}
      action={<Again onClick={onRetry} />}
    />
  );
}

/** The area's page threw while it was drawn. */
export function AreaCrashed({ area, onRetry }: AreaPageProps & { onRetry: () => void }) {
  return (
    <AreaState
      area={area}
      icon={<IconAlertTriangle />}
      state="остановился"
      why="Страницу не получилось показать."
      action={<Again onClick={onRetry} />}
    />
  );
}

/** The area crashed again and again and is closed in this tab. */
export function AreaQuarantined({ area, onReleased }: AreaPageProps & { onReleased: () => void }) {
  const { crashes, states } = useSuite();
  const release = () => {
    crashes.release(area.definition.id);
    states.set(area.definition.id, { status: 'ready' });
    onReleased();
  };
  return (
    <AreaState
      area={area}
      icon={<IconAlertTriangle />}
      state="отключён в этой вкладке"
      why="Он останавливался три раза подряд."
      action={<Button onClick={release}>Включить раздел</Button>}
    />
  );
}

/** The area was built for another contract; none of its code was downloaded. */
export function AreaRefused({ area }: AreaPageProps) {
  return (
    <AreaState
      area={area}
      icon={<IconPlugConnectedX />}
      state="не подходит к этой версии реестра"
      why={`Разделу нужен контракт ${area.definition.contract}, здесь ${CONTRACT_VERSION}.`}
    />
  );
}
