export { publishUserEvent, useUserEvent } from './user-event';
export {
  connectionNow,
  useConnectionState,
  setConnectionState,
  type ConnectionState,
} from './connection-state';
export { setUnreadCount, useUnreadCount } from './unread';
