import type { Generated, JSONColumnType } from 'kysely';
import type { AccountsTables } from '../../accounts/schema';
import type { AddendumsTables } from '../../addendums/schema';
import type { AgreementsTables } from '../../agreements/schema';
import type { ApprovalTables } from '../../approval/schema';
import type { ArchiveTables } from '../../archive/schema';
import type { CommentsTables } from '../../comments/schema';
import type { CounterpartiesTables } from '../../counterparties/schema';
import type { DueDatesTables } from '../../due-dates/schema';
import type { ExportsTables } from '../../exports/schema';
import type { FileTemplatesTables } from '../../file-templates/schema';
import type { FileTextsTables } from '../../file-texts/schema';
import type { FavouritesTables } from '../../favourites/schema';
import type { FilesTables } from '../../files/schema';
import type { HandbooksTables } from '../../handbooks/schema';
import type { IdempotencyTables } from '../../idempotency/schema';
import type { ImportsTables } from '../../imports/schema';
import type { LinksTables } from '../../links/schema';
import type { NotificationsTables } from '../../notifications/schema';
import type { NumeratorsTables } from '../../numerators/schema';
import type { ObligationsTables } from '../../obligations/schema';
import type { OffersTables } from '../../offers/schema';
import type { RecentsTables } from '../../recents/schema';
import type { ReleasesTables } from '../../releases/schema';
import type { RolesTables } from '../../roles/schema';
import type { SavedViewsTables } from '../../saved-views/schema';
import type { SubscriptionsTables } from '../../subscriptions/schema';
import type { UserSettingsTables } from '../../user-settings/schema';
import type { UsersTables } from '../../users/schema';
import type { RecordsTables } from '../../records/schema';
import type { JournalChange } from '../activity/journal-change';
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

export interface ActivityLogsTable {
  seq: number;
  occurred_at: Moment;
  actor_id: number | null;
  actor_name: string | null;
  on_behalf_of_id: number | null;
  action: string;
  entity_type: string;
  entity_id: number | null;
  entity_label: string;
  changes: JSONColumnType<JournalChange[]>;
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  prev_hash: string;
  hash: string;
}

/** One open card of one browser; a row nobody has renewed is of a node that died. */
export interface PresenceTable {
  channel: string;
  socket_id: string;
  user_id: number;
  name: string;
  seen_at: Moment;
}

/** The tables of the platform itself. */
export interface PlatformTables {
  schema_migrations: SchemaMigrationsTable;
  presence: PresenceTable;
  installation: { id: Generated<number>; key_fingerprint: string; created_at: Moment };
  outbox: OutboxTable;
  activity_logs: ActivityLogsTable;
  activity_head: { id: Generated<number>; seq: number; hash: string; key_fingerprint: string | null };
  sealed_keys: {
    id: Generated<number>;
    fingerprint: string;
    sealed_for: string;
    sealed: Buffer;
    created_at: Generated<Moment>;
  };
}

/** Every table of the product: each module adds its own `schema.ts` here. */
export interface Database
  extends
    PlatformTables,
    AccountsTables,
    AddendumsTables,
    AgreementsTables,
    ApprovalTables,
    ArchiveTables,
    CommentsTables,
    CounterpartiesTables,
    DueDatesTables,
    ExportsTables,
    FavouritesTables,
    FilesTables,
    FileTextsTables,
    FileTemplatesTables,
    HandbooksTables,
    IdempotencyTables,
    ImportsTables,
    LinksTables,
    NotificationsTables,
    NumeratorsTables,
    ObligationsTables,
    OffersTables,
    RecentsTables,
    RecordsTables,
    ReleasesTables,
    RolesTables,
    SavedViewsTables,
    SubscriptionsTables,
    UserSettingsTables,
    UsersTables {}
