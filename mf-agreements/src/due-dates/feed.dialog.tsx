import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { formatDateTime } from 'shared/format';
import { useQuery } from 'shared/query';
import { Button, Dialog, Strip, TextInput } from 'shared/ui';

import classes from './due-dates.module.css';
import { feedQuery, useMakeFeed, useRevokeFeed } from './due-dates.queries';

/** The link by which the reader's calendar program shows their terms. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const alerts = useAlerts();
  const state = useQuery(feedQuery());
  const making = useMakeFeed();
  const revoking = useRevokeFeed();
  const [url, setUrl] = useState<string | null>(null);
  const feed = state.data?.feed ?? null;
  const make = () => {
    making.mutate(undefined, {
      onSuccess: (made) => {
        setUrl(made.url);
      },
      onError: alerts.failure,
    });
  };
  const revoke = () => {
    revoking.mutate(undefined, {
      onSuccess: () => {
        setUrl(null);
      },
      onError: alerts.failure,
    });
  };
  return (
    <Dialog
      open
      title="Сроки в вашем календаре"
      description="Outlook, Яндекс Календарь и телефон покажут сроки, над которыми вы работаете, и будут обновлять их сами."
      onClose={onClose}
      footer={
        <>
          {feed !== null && (
            <Button variant="danger" busy={revoking.isPending} onClick={revoke}>
              Отозвать ссылку
            </Button>
          )}
          <Button variant="primary" busy={making.isPending} onClick={make}>
            {feed === null ? 'Создать ссылку' : 'Заменить ссылку'}
          </Button>
        </>
      }
    >
      <div className={classes.feed}>
        {url !== null && <FeedAddress url={url} />}
        {feed === null && url === null && <p>Ссылки ещё нет.</p>}
        {feed !== null && (
          <p>
            {`Ссылка создана ${formatDateTime(feed.created_at)}. ${
              feed.last_read_at === null
                ? 'Календарь её ещё не читал.'
                : `Последний раз календарь читал её ${formatDateTime(feed.last_read_at)}.`
            }`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The address, while it can still be seen. */
function FeedAddress({ url }: { url: string }) {
  const alerts = useAlerts();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      alerts.success('Ссылка скопирована');
    } catch {
      // Copying may be closed to the page: the address stands in the field and can be marked by hand.
      alerts.warning('Скопируйте ссылку из поля');
    }
  };
  return (
    <>
      <Strip tone="orange" live="status">
        Сохраните ссылку сейчас: больше она не показывается. Кто знает ссылку, тот видит ваши сроки.
      </Strip>
      <div className={classes.address}>
        <TextInput
          aria-label="Ссылка на календарь"
          readOnly
          value={url}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <Button onClick={() => void copy(url)}>Скопировать</Button>
      </div>
    </>
  );
}
