import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState,
  reducers: {
    alertRaised(state, action: PayloadAction<Omit<Alert, 'id'>>) {
      state.lastId += 1;
      state.list.push({ id: state.lastId, ...action.payload });
    },
    alertDismissed(state, action: PayloadAction<number>) {
      state.list = state.list.filter((alert) => alert.id !== action.payload);
    },
  },
});

export const { alertRaised, alertDismissed } = alertsSlice.actions;

/** The alerts that are shown, oldest first. */
export const selectAlerts = (state: { alerts: AlertsState }): Alert[] => state.alerts.list;
