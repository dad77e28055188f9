export { useDispatch, useSelector, Provider as StoreProvider } from 'react-redux';
export {
  sessionSlice,
  sessionStarted,
  sessionEnded,
  selectSession,
  selectSessionUser,
  selectSessionEnd,
  type SessionState,
} from './session.slice';
export { readStoredSession, watchStoredSession, writeStoredSession } from './session-storage';
export { usePermission, useNamedPermission, holdsPermissions } from './permission';
export { useSessionUser } from './use-session-user';
export {
  keepSetting,
  onLocalSettings,
  readLocalSettings,
  readSetting,
  withPageSize,
  writeLocalSettings,
  type LocalSettings,
} from './local-settings';
export { useLocalSettings } from './use-local-settings';
