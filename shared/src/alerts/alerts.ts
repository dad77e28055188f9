export {
  alertsSlice,
  alertRaised,
  alertDismissed,
  selectAlerts,
  type Alert,
  type AlertsState,
  type AlertType,
} from './alerts.slice';
export { alertsOf, type AlertInput } from './alert-input';
export { useAlerts, type RaiseAlerts } from './use-alerts';
export { takeUndo } from './undo';
export { ALERT_TIMEOUT } from './alert-timeout';
