import { IconBell, IconBellOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Subscriptions } from 'shared/contract/list/subscription';
import { useQuery } from 'shared/query';
import { EmptyState, IconButton, Section, TextLink } from 'shared/ui';

import { KeptLine, KeptPage } from '../hits/kept-page';
import { AreaLink } from '../navigation/area-link';
import type { Subject } from './subscriptions.api';
import { useSubscriptionToggle } from './subscriptions.mutations';
import { subscriptionsQuery } from './subscriptions.queries';
import classes from './subscriptions.module.css';

function Line({ title, hint, subject }: { title: ReactNode; hint: string; subject: Subject }) {
  const toggle = useSubscriptionToggle();
  return (
    <KeptLine
      title={title}
      hint={hint}
      action={
        <IconButton
          size="sm"
          label="Отменить подписку"
          icon={<IconBellOff size={16} stroke={1.75} />}
          onClick={() => {
            toggle({ subject, isWanted: false });
          }}
        />
      }
    />
  );
}

function SubscriptionList({ records, views }: Subscriptions) {
  if (records.length + views.length === 0) {
    return (
      <EmptyState
        icon={<IconBell />}
        title="Подписок нет"
        text="Откройте карточку и нажмите колокольчик в её верхней строке — или выберите сохранённый вид реестра и подпишитесь на его новые записи в меню видов."
      />
    );
  }
  return (
    <>
      <p className={classes.intro}>
        О чужих изменениях в этих записях и о новых записях в этих видах приходят уведомления. Каким путём,
        выбирают в <AreaLink to="/notifications/settings">настройке уведомлений</AreaLink>, группа «Подписки».
      </p>
      {records.length > 0 && (
        <Section title="Записи">
          <ul>
            {records.map(({ resource, id, title, hint, url }) => (
              <Line
                key={`${resource} ${String(id)}`}
                title={<TextLink to={url}>{title}</TextLink>}
                hint={hint}
                subject={{ resource, id }}
              />
            ))}
          </ul>
        </Section>
      )}
      {views.length > 0 && (
        <Section title="Сохранённые виды">
          <ul>
            {views.map(({ id, name, section, url = null }) => (
              <Line
                key={id}
                title={url === null ? <span>{name}</span> : <TextLink to={url}>{name}</TextLink>}
                hint={section}
                subject={{ viewId: id }}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** What the person hears of, and where each of it ends. */
export default function SubscriptionsPage() {
  const asked = useQuery(subscriptionsQuery);
  return (
    <KeptPage title="Подписки" failure="Подписки не загрузились" asked={asked}>
      {(kept) => <SubscriptionList {...kept} />}
    </KeptPage>
  );
}
