import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { errorOf } from '../http/http';
import { alertsOf, type AlertInput } from './alert-input';
import { alertRaised, type AlertType } from './alerts.slice';

export interface RaiseAlerts {
  info: (input: AlertInput) => void;
  success: (input: AlertInput) => void;
  warning: (input: AlertInput) => void;
  error: (input: AlertInput) => void;
  /** Any rejection of a call, by the rules of the specification. */
  failure: (error: unknown) => void;
}

/** Raises alerts in the shell's stack; the functions are stable between renders. */
export function useAlerts(): RaiseAlerts {
  const dispatch = useDispatch();
  return useMemo(() => {
    const raise = (type: AlertType) => (input: AlertInput) => {
      for (const message of alertsOf(input)) dispatch(alertRaised({ type, message }));
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
