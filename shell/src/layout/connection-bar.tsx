import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatTime } from 'shared/format';
import { useConnectionState } from 'shared/realtime';
import { Strip } from 'shared/ui';

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

/** Since when the connection is lost, once that lasts; null while it holds and in the first seconds. */
function useLostSince(): { hasNetwork: boolean; since: number | null } {
  const { status, lostAt } = useConnectionState();
  const hasNetwork = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const isDown = !hasNetwork || status === 'offline';
  const [since, setSince] = useState<number | null>(null);

  useEffect(() => {
    if (!isDown) return;
    const began = lostAt ?? Date.now();
    const timer = setTimeout(() => {
      setSince(began);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [isDown, lostAt]);

  return { hasNetwork, since: isDown ? since : null };
}

/** Says how old the data on the screen is while nothing new can arrive. */
export function ConnectionBar() {
  const { hasNetwork, since } = useLostSince();
  if (since === null) return null;
  const clock = formatTime(new Date(since)).slice(0, 5);
  return (
    <div data-connection-bar>
      <Strip bar tone="orange" live="status" icon={<IconWifiOff />}>
        {hasNetwork ? 'Нет связи с сервером обновлений.' : 'Нет связи.'} Показаны данные на {clock}, черновик
        хранится на этом устройстве
      </Strip>
    </div>
  );
}
