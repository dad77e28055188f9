import { PageHeader, usePageTitle } from 'shared/area';
import {
  NOTIFICATION_GROUPS,
  typesOfGroup,
  type NotificationGroup,
} from 'shared/contract/notification/notification-kinds';
import type {
  NotificationSetting,
  NotificationSettings,
} from 'shared/contract/notification/notification-settings';
import { timezoneLabel } from 'shared/contract/user/user.labels';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Breadcrumbs, Button, EmptyState, Section, Skeleton } from 'shared/ui';

import { useSettingsChange } from '../api/notification-settings.mutations';
import { settingsQuery } from '../api/notification-settings.queries';
import { paths } from '../paths';
import { KindRow } from './kind-row';
import { QuietHours } from './quiet-hours';
import { COLUMNS, saidOfKind, saidOfQuiet } from './settings.labels';
import classes from './settings.module.css';

const GROUPS = Object.entries(NOTIFICATION_GROUPS) as [NotificationGroup, string][];
const ROWS = [0, 1, 2, 3, 4, 5];

function Settings({ settings }: { settings: NotificationSettings }) {
  const change = useSettingsChange();
  const { kinds, quiet_hours, email, timezone } = settings;
  const settingOf = new Map(kinds.map((kind) => [kind.type, kind]));
  const changeKind = (before: NotificationSetting) => (after: NotificationSetting) => {
    change({
      to: { kinds: [after] },
      said: saidOfKind(before, after),
      back: { to: { kinds: [before] }, said: saidOfKind(after, before) },
    });
  };
  const restore = () => {
    change({
      to: { kinds: [], quiet_hours: null },
      isWhole: true,
      said: 'Настройки уведомлений вернулись к исходным',
      back: { to: { kinds, quiet_hours }, isWhole: true, said: 'Ваши настройки возвращены' },
    });
  };
  return (
    <>
      <p className={classes.intro}>
        В список уведомлений попадает всё. Здесь выбирают, о чём сообщить сразу и о чём написать на {email}.
        Сводка приходит раз в день в 9:00, если в ней есть непрочитанное.
      </p>
      {GROUPS.map(([group, title]) => (
        <Section
          key={group}
          title={title}
          action={
            <span className={classes.columns} aria-hidden>
              <span>{COLUMNS.live}</span>
              <span>{COLUMNS.mail}</span>
            </span>
          }
        >
          <ul className={classes.kinds}>
            {typesOfGroup(group).map((type) => {
              const setting = settingOf.get(type);
              return (
                setting !== undefined && (
                  <KindRow key={type} setting={setting} onChange={changeKind(setting)} />
                )
              );
            })}
          </ul>
        </Section>
      ))}
      <QuietHours
        quiet={quiet_hours}
        zone={timezoneLabel(timezone)}
        onChange={(quiet) => {
          change({
            to: { quiet_hours: quiet },
            said: saidOfQuiet(quiet),
            back: { to: { quiet_hours }, said: saidOfQuiet(quiet_hours) },
          });
        }}
      />
      <div className={classes.foot}>
        <Button onClick={restore}>Вернуть исходные настройки</Button>
      </div>
    </>
  );
}

/** How the reader's own notifications come: kind by kind, and when not; everything is saved at once. */
export default function NotificationSettingsPage() {
  usePageTitle('Настройка уведомлений');
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  const fault = errorOf(error);
  return (
    <>
      <PageHeader>
        <Breadcrumbs items={[{ label: 'Уведомления', to: paths.notifications }, { label: 'Настройка' }]} />
      </PageHeader>
      <div className={classes.page}>
        <h1 className={classes.heading}>Настройка уведомлений</h1>
        {isPending && (
          <div role="status" aria-label="Загрузка">
            {ROWS.map((row) => (
              <div key={row} className={classes.skeleton} style={{ opacity: 1 - row / ROWS.length }}>
                <Skeleton width="40%" />
                <Skeleton width="60%" />
              </div>
            ))}
          </div>
        )}
        {data !== undefined && <Settings settings={data} />}
        {data === undefined && error !== null && (
          <EmptyState
            title="Настройки не загрузились"
            text={fault.message}
            fine={fault.requestId === null ? undefined : `запрос ${fault.requestId}`}
            // A second failure comes back to this very state.
            actions={<Button onClick={() => void refetch()}>Повторить</Button>}
          />
        )}
      </div>
    </>
  );
}
