import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ALERT_TIMEOUT, alertDismissed, selectAlerts, takeUndo, type Alert } from 'shared/alerts';
import { useDispatch, useSelector } from 'shared/session';
import { AlertCard, Button } from 'shared/ui';
import classes from './alert-stack.module.css';

/** Dismisses the alert when its time is over; a held clock goes on from where it stopped. */
function useClock({ type }: Alert, isHeld: boolean, dismiss: () => void): void {
  const left = useRef(ALERT_TIMEOUT[type]);
  const onTimeOver = useEffectEvent(dismiss);
  useEffect(() => {
    if (isHeld) return;
    const started = Date.now();
    const timer = setTimeout(() => {
      onTimeOver();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isHeld]);
}

function StackedAlert({ alert, isHeld }: { alert: Alert; isHeld: boolean }) {
  const dispatch = useDispatch();
  const { id, type, message, undo } = alert;
  const dismiss = () => {
    if (undo !== undefined) takeUndo(undo);
    dispatch(alertDismissed(id));
  };
  const takeBack = (key: string) => () => {
    takeUndo(key)?.();
    dispatch(alertDismissed(id));
  };
  useClock(alert, isHeld, dismiss);
  const action =
    undo === undefined ? undefined : (
      <Button size="sm" onClick={takeBack(undo)}>
        Отменить
      </Button>
    );
  return <AlertCard type={type} message={message} action={action} onClose={dismiss} />;
}

/** The messages at the top right, newest at the bottom; the pointer or the focus on them stops their clocks. */
export function AlertStack() {
  const alerts = useSelector(selectAlerts);
  const [isHeld, setIsHeld] = useState(false);
  const hold = (held: boolean) => () => {
    setIsHeld(held);
  };
  if (alerts.length === 0 && isHeld) setIsHeld(false);
  return (
    <section
      className={classes.stack}
      aria-label="Сообщения"
      onMouseEnter={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      {alerts.map((alert) => (
        <StackedAlert key={alert.id} alert={alert} isHeld={isHeld} />
      ))}
    </section>
  );
}
