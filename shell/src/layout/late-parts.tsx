import { RunningImports, TransferTray } from 'shared/transfers';

import { useCodeAhead, useIntents } from '../areas/ahead/use-code-ahead';
import { MenuCounters } from '../navigation/menu-counters';
import { PrintHead } from '../print/print-head';
import { useRealtime } from '../realtime/use-realtime';
import { useUnconnectedRefresh } from '../realtime/use-unconnected-refresh';
import { ReleaseDesk } from '../releases/release-desk';
import { useSessionRefresh } from '../session/use-session-refresh';
import { useSettingsSync } from '../settings/use-settings-sync';
import { Shortcuts } from '../shortcuts/shortcuts';
import { ConnectionBar, NetworkBar } from './connection/connection-bar';
import { useKeptFocus } from './focus/use-kept-focus';
import { RouteAnnouncer } from './route/route-announcer';
import { RouteScroll } from './route/route-scroll';
import './forced-colors.css';

/** What the layout does and shows only after the first page: nothing here may compete with it for the network. */
export function LateParts() {
  useRealtime();
  useUnconnectedRefresh();
  useCodeAhead();
  useIntents();
  useSessionRefresh();
  useSettingsSync();
  useKeptFocus();
  return (
    <>
      <MenuCounters />
      <ConnectionBar />
      <ReleaseDesk />
      <RouteScroll />
      <RouteAnnouncer />
      <TransferTray />
      <RunningImports />
      <Shortcuts />
      <PrintHead />
    </>
  );
}

/** The same for a layout without a menu: what was begun on a page before goes on here, and ends with the session. */
export function BareParts() {
  return (
    <>
      <NetworkBar />
      <TransferTray />
    </>
  );
}
