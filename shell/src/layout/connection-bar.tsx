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

/** Says how old the data on the screen is while nothing new can arrive. */
export function ConnectionBar() {
  const { status, lostAt } = useConnectionState();
  const hasNetwork = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const isDown = !hasNetwork || status === 'offline';
  const [downSince, setDownSince] = useState<number | null>(null);

  useEffect(() => {
    if (!isDown) {
      setDownSince(null);
      return;
    }
    const since = lostAt ?? Date.now();
    const timer = setTimeout(() => {
      setDownSince(since);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [isDown, lostAt]);

  if (downSince === null || !isDown) return null;
  const clock = formatTime(new Date(downSince)).slice(0, 5);
  return (
    <div data-connection-bar>
      <Strip bar tone="orange" live="status" icon={<IconWifiOff />}>
        {hasNetwork ? 'Нет связи с сервером обновлений.' : 'Нет связи.'} Показаны данные на {clock}, черновик
        хранится на этом устройстве
      </Strip>
    </div>
  );
}
