import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type AlertType = 'info' | 'success' | 'warning' | 'error';

export interface Alert {
  /** Running number within the list. */
  id: number;
  type: AlertType;
  message: string;
  /** Under which the way back is kept; absent where there is none. */
  undo?: string;
}

export interface AlertsState {
  list: Alert[];
  lastId: number;
}

const initialState: AlertsState = { list: [], lastId: 0 };

export const alertRaised = createAction<Omit<Alert, 'id'>>('alerts/alertRaised');
export const alertDismissed = createAction<number>('alerts/alertDismissed');

function reducer(state: AlertsState | undefined = initialState, action: UnknownAction): AlertsState {
  if (alertRaised.match(action)) {
    const id = state.lastId + 1;
    return { list: [...state.list, { id, ...action.payload }], lastId: id };
  }
  if (alertDismissed.match(action))
    return { ...state, list: state.list.filter(({ id }) => id !== action.payload) };
  return state;
}

/** Written by hand, as the session's is. */
export const alertsSlice = {
  name: 'alerts',
  reducerPath: 'alerts',
  reducer,
  actions: { alertRaised, alertDismissed },
  getInitialState: () => initialState,
} as const;

/** The alerts that are shown, oldest first. */
export const selectAlerts = (state: { alerts: AlertsState }): Alert[] => state.alerts.list;
