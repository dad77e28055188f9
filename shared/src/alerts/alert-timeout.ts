import type { AlertType } from './alerts.slice';

/** Milliseconds an alert stays. Source: product specification, section 9. */
export const ALERT_TIMEOUT: Record<AlertType, number> = {
  error: 5000,
  info: 2000,
  success: 2000,
  warning: 2000,
};
