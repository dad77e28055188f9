import { IconLock } from '@tabler/icons-react';
import { matchPath, Navigate, useSearchParams } from 'react-router-dom';
import { useAlerts } from 'shared/alerts';
import { usePageTitle } from 'shared/area';
import type { AreaRoute } from 'shared/contract/area/area';
import { useSessionUser } from 'shared/session';
import { Button, LinkButton, StatePage } from 'shared/ui';

import { mayOpen, missingRights } from '../navigation/guard';
import { homeOf } from '../navigation/home';
import { menuOf } from '../navigation/menu';
import { HOME } from '../navigation/return-address';
import { useSuite } from '../suite';
import { healthRoute } from '../areas/health-route';
import { useGrantors } from './grantors.queries';

const specific = (route: AreaRoute) => route.path.split('/').filter((part) => !part.startsWith(':')).length;

/** The route an address belongs to, the most literal one when several patterns match. */
function routeAt(routes: readonly AreaRoute[], pathname: string): AreaRoute | undefined {
  return routes
    .filter((route) => matchPath(route.path, pathname) !== null)
    .sort((one, other) => specific(other) - specific(one))[0];
}

const quoted = (labels: readonly string[]) => labels.map((label) => `«${label}»`).join(', ');

/** Where the permission guard leads: names the right that is missing and the person who grants it. */
export default function AccessErrorPage() {
  const { registry } = useSuite();
  const user = useSessionUser();
  const alerts = useAlerts();
  const grantors = useGrantors();
  const [search] = useSearchParams();
  usePageTitle('Нет доступа');

  const routes = [...registry.areas.flatMap((area) => area.definition.routes), healthRoute];
  const from = search.get('from') ?? '';
  const route = routeAt(routes, from);
  const rights = route === undefined ? [] : missingRights(route, user);
  // The right has been given meanwhile: what was asked for opens by itself.
  if (route !== undefined && mayOpen(route, user, matchPath(route.path, from)?.params.id)) {
    return <Navigate replace to={from} />;
  }
  // Whoever has no right at all begins here: to them the way home leads back, and the first page that is open leads on.
  const isRound = routeAt(routes, homeOf(registry.areas, user)) === route;
  const [first] = menuOf(registry.areas, user).flatMap(({ entries }) => entries);
  const named = grantors.join(', ');
  // Initials end with the dot that would end the sentence.
  const who =
    named === ''
      ? 'Права выдаёт администратор системы.'
      : `Права выдаёт администратор: ${named.replace(/\.$/, '')}.`;
  const needed = rights.length > 1 ? `Нужны права ${quoted(rights)}.` : `Нужно право ${quoted(rights)}.`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(rights.join(', '));
      alerts.success('Название права скопировано');
    } catch {
      // The browser refuses its clipboard on plain http; the words are on the screen to be selected.
      alerts.warning('Браузер не дал скопировать: выделите название на странице');
    }
  };
  return (
    <StatePage
      icon={<IconLock />}
      title={route === undefined ? 'Нет доступа к странице' : `Нет доступа к странице «${route.title}»`}
      text={rights.length === 0 ? who : `${needed} ${who}`}
      actions={
        <>
          {isRound ? (
            first !== undefined && <LinkButton to={first.path}>{first.title}</LinkButton>
          ) : (
            <LinkButton to={HOME}>На главную</LinkButton>
          )}
          {rights.length > 0 && (
            // `copy` tells of its failure by an alert.
            <Button variant="ghost" onClick={() => void copy()}>
              Скопировать название права
            </Button>
          )}
        </>
      }
    />
  );
}
