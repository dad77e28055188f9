import type { Generated, JSONColumnType } from 'kysely';
import type { AccountsTables } from '../../accounts/schema';
import type { FilesTables } from '../../files/schema';
import type { NotificationsTables } from '../../notifications/schema';
import type { RolesTables } from '../../roles/schema';
import type { UsersTables } from '../../users/schema';
import type { Moment, OptionalMoment } from './columns';

export interface SchemaMigrationsTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Moment;
}

export interface OutboxTable {
  id: Generated<number>;
  channels: string[];
  event: string;
  payload: JSONColumnType<Record<string, unknown>>;
  created_at: Moment;
  sent_at: OptionalMoment;
}

/** The tables of the platform itself. */
export interface PlatformTables {
  schema_migrations: SchemaMigrationsTable;
  outbox: OutboxTable;
}

/** Every table of the product: each module adds its own `schema.ts` to the list. */
export interface Database
  extends PlatformTables, UsersTables, RolesTables, AccountsTables, NotificationsTables, FilesTables {}
