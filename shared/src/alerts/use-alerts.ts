import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { errorOf } from '../http/http';
import { alertsOf, type AlertInput } from './alert-input';
import { alertRaised, type AlertType } from './alerts.slice';
import { keepUndo } from './undo';

export interface RaiseAlerts {
  info: (input: AlertInput) => void;
  /** With `undo` the alert offers to take the change back, as long as it is shown. */
  success: (input: AlertInput, undo?: () => void) => void;
  warning: (input: AlertInput) => void;
  error: (input: AlertInput) => void;
  /** Any rejection of a call, by the rules of the specification. */
  failure: (error: unknown) => void;
}

/** Raises alerts in the shell's stack; the functions are stable between renders. */
export function useAlerts(): RaiseAlerts {
  const dispatch = useDispatch();
  return useMemo(() => {
    const raise = (type: AlertType) => (input: AlertInput, undo?: () => void) => {
      for (const message of alertsOf(input)) {
        dispatch(alertRaised({ type, message, ...(undo && { undo: keepUndo(undo) }) }));
      }
    };
    return {
      info: raise('info'),
      success: raise('success'),
      warning: raise('warning'),
      error: raise('error'),
      failure: (error) => {
        raise('error')(errorOf(error));
      },
    };
  }, [dispatch]);
}
