import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useId, type MouseEventHandler, type ReactNode } from 'react';
import { IconButton } from '../action/icon-button';
import { classNames } from '../theme/class-names';
import tones from '../theme/tone.module.css';
import classes from './alert-card.module.css';

export type AlertType = 'info' | 'success' | 'warning' | 'error';

const kinds = {
  info: { title: 'Информация', tone: 'purple', icon: <IconInfoCircle /> },
  success: { title: 'Успешно', tone: 'green', icon: <IconCircleCheck /> },
  warning: { title: 'Внимание', tone: 'orange', icon: <IconAlertTriangle /> },
  error: { title: 'Сообщение об ошибке', tone: 'red', icon: <IconCircleX /> },
} as const;

export interface AlertCardProps {
  type: AlertType;
  message: ReactNode;
  /** «Вернуть», «Открыть»: what can be done about the message. */
  action?: ReactNode;
  onClose: () => void;
  onMouseEnter?: MouseEventHandler;
  onMouseLeave?: MouseEventHandler;
}

/** One message of the stack, 500 px wide; an error interrupts the screen reader, the others wait. */
export function AlertCard({ type, message, action, onClose, onMouseEnter, onMouseLeave }: AlertCardProps) {
  const kind = kinds[type];
  const titleId = useId();
  return (
    <div
      className={classNames(classes.card, tones[kind.tone])}
      role={type === 'error' ? 'alert' : 'status'}
      aria-labelledby={titleId}
      onMouseEnter={onMouseEnter}
      onMouseLeave={onMouseLeave}
    >
      <span className={classes.icon} aria-hidden>
        {kind.icon}
      </span>
      <h3 className={classes.title} id={titleId}>
        {kind.title}
      </h3>
      <IconButton className={classes.close} size="sm" label="Закрыть" icon={<IconX />} onClick={onClose} />
      <p className={classes.text}>{message}</p>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
