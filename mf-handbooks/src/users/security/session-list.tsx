import type { LiveSession } from 'shared/contract/session/session';
import { formatDateTime } from 'shared/format';
import { Badge, Button } from 'shared/ui';

import classes from './security.module.css';
import { useSessionEnd } from './sessions.mutations';

const deviceOf = ({ device }: LiveSession) => device ?? 'Неизвестное устройство';

/** A moment that stays on one line. */
const whole = (moment: string) => formatDateTime(moment).replaceAll(' ', '\u00A0');

/** Where the person is logged in; every place but this one can be logged out of. */
export function SessionList({ sessions }: { sessions: readonly LiveSession[] }) {
  const { end, ending } = useSessionEnd();
  return (
    <ul className={classes.list} aria-label="Где выполнен вход">
      {sessions.map((session) => (
        <li key={session.id} className={classes.line}>
          <div className={classes.place}>
            <b>{deviceOf(session)}</b>
            {session.is_current && <Badge tone="green">Этот вход</Badge>}
            <small>
              {[
                session.ip === null ? null : `Адрес ${session.ip}`,
                `вход ${whole(session.created_at)}`,
                `активность ${whole(session.last_used_at)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          {!session.is_current && (
            <Button
              size="sm"
              variant="ghost"
              busy={ending === session.id}
              aria-label={`Завершить сеанс: ${deviceOf(session)}, вход ${formatDateTime(session.created_at)}`}
              onClick={() => {
                end(session.id);
              }}
            >
              Завершить
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
