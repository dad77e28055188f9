export { publishUserEvent, useUserEvent } from './user-event';
export { useConnectionState, setConnectionState, type ConnectionState } from './connection-state';
export { setUnreadCount, useUnreadCount } from './unread';
