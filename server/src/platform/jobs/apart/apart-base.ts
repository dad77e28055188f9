import type { Config } from '../../config/config';
import { openDatabase } from '../../database/open-database';
import type { OpenedDatabase } from '../../database/open-database';
import type { Module } from '../../module';
import type { ApartNews } from './apart-message';

/** What every work of the thread stands on. */
export interface ApartBase {
  config: Config;
  opened: OpenedDatabase;
  say: (news: ApartNews) => void;
}

/** Does a run with less than the whole server; false, before anything is changed, when it takes more. */
export type Shortcut = (base: ApartBase, payload: object) => Promise<boolean>;

export interface ApartWorks {
  /** Every module: loaded by the first run that takes them. */
  whole: () => Promise<readonly Module[]>;
  /** By the name of the job: loaded by its first run. */
  shortcuts: Readonly<Record<string, () => Promise<Shortcut>>>;
}

/** Connections of the thread: an export and an import beside each other, and their notes. */
const CONNECTIONS = 4;

/** The thread's own connections. */
export function openApart(url: string): Promise<OpenedDatabase> {
  return openDatabase({ url, poolSize: CONNECTIONS, onIdleError: () => undefined });
}
