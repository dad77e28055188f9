import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { formatTime } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { useConnectionState } from 'shared/realtime';
import { Button, Strip } from 'shared/ui';

import { heightAs } from '../../state/height-as';
import { useNotRenewed, useShownSince } from './shown-age';

/** Milliseconds a lost connection may take to come back before the page speaks of it. */
const PATIENCE = 4000;

function watchNetwork(watcher: () => void): () => void {
  window.addEventListener('online', watcher);
  window.addEventListener('offline', watcher);
  return () => {
    window.removeEventListener('online', watcher);
    window.removeEventListener('offline', watcher);
  };
}

const useNetwork = () => useSyncExternalStore(watchNetwork, () => navigator.onLine);

/** Since when it is so, once that lasts; null while it is not and in the first seconds. */
function useLasting(isSo: boolean, beganAt: number | null): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (!isSo) return;
    const began = beganAt ?? Date.now();
    const timer = setTimeout(() => {
      setSince(began);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [isSo, beganAt]);
  return isSo ? since : null;
}

const tellHeight = heightAs('--connection-bar');

function Bar({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div ref={tellHeight} data-connection-bar>
      <Strip bar tone="orange" live="status" icon={<IconWifiOff />} action={action}>
        {children}
      </Strip>
    </div>
  );
}

const clock = (moment: number) => formatTime(new Date(moment));

function LostBar({ hasNetwork, since }: { hasNetwork: boolean; since: number }) {
  const shown = useShownSince(since);
  return (
    <Bar>
      {hasNetwork ? 'Нет связи с сервером обновлений.' : 'Нет связи.'} Показаны данные на {clock(shown)}
    </Bar>
  );
}

/** Says of data that the server did not renew how old it is, and why. */
function FailedBar({ since, error }: { since: number; error: unknown }) {
  const client = useQueryClient();
  const repeat = () => {
    // What fails again stays in this bar.
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };
  return (
    <Bar
      action={
        <Button size="sm" onClick={repeat}>
          Повторить
        </Button>
      }
    >
      Данные на {clock(since)} обновить не получилось. {errorOf(error).message}
    </Bar>
  );
}

/** Says how old the data on the screen is while nothing new can arrive, or when it did not. */
export function ConnectionBar() {
  const { status, lostAt } = useConnectionState();
  const hasNetwork = useNetwork();
  const since = useLasting(!hasNetwork || status === 'offline', lostAt);
  const notRenewed = useNotRenewed();
  if (since !== null) return <LostBar hasNetwork={hasNetwork} since={since} />;
  return notRenewed && <FailedBar since={notRenewed.dataUpdatedAt} error={notRenewed.error} />;
}

/** Says on a page without a menu, such as the login, that the device has no network. */
export function NetworkBar() {
  const hasNetwork = useNetwork();
  const since = useLasting(!hasNetwork, null);
  return since === null ? null : <Bar>Нет связи. Проверьте подключение к сети</Bar>;
}
