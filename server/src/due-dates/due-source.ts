import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { NotificationType } from 'shared/contract/notification/notification-kinds';
import type { Db } from '../platform/database/database';
import type { Viewer } from '../records/viewer';

/** One thing that comes on a day, as its source selects it: by these names, in this order. */
export interface DueRow {
  record_type: string;
  record_id: number;
  day: string;
  title: string;
  note: string | null;
  url: string;
  counterparty_name: string | null;
  responsible_id: number | null;
  amount: string | null;
  currency_code: string | null;
  /** Everybody who works on it. */
  people: number[];
}

export interface DueWanted {
  viewer: Viewer;
  /** Both ends included. */
  from: string;
  to: string;
  today: string;
}

/** When people are told beforehand. */
export interface DueReminders {
  /** Days before the day, the most first. */
  steps: readonly number[];
  /** Steps that single records name themselves instead, by their numbers; records without any are left out. */
  own?: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>;
  /** The furthest step a record may name. */
  furthest?: number;
  type: NotificationType;
  /** The kind of the notice that the day has passed; absent: nobody is told. */
  overdue?: NotificationType;
  /** «До окончания договора 30 дней». */
  title: (daysLeft: number) => string;
}

/** A day that comes in the life of a record, as its source selects it. */
export interface ComingDay {
  day: RawBuilder<string | null>;
  /** Beside what makes a record one at all: which records have such a day. */
  when: RawBuilder<boolean>;
  /** Said beside the title. */
  note?: RawBuilder<string | null>;
  /** What comes where it is not the record itself, whose sum is not its own, and the tab of the card it stands on. */
  named?: { title: RawBuilder<string>; tab: string };
  /** What the day stands in beside the record, by the name that `day`, `note` and `named` use. */
  beside?: RawBuilder<unknown>;
}

/** What a module brings into the calendar of everything that comes due. */
export interface DueSource {
  kind: string;
  title: string;
  /** What a single one is called, where the title names many; absent: as the title says. */
  single?: string;
  /** What is not done by its day is late; without it the day just passes. */
  canBeLate?: true;
  /** `select` of what comes in the period and the viewer may see; null when they may see nothing of the kind. */
  rows: (wanted: DueWanted) => RawBuilder<DueRow> | null;
  reminders?: DueReminders;
}

const catalogues = new WeakMap<FastifyInstance, Map<string, DueSource>>();

/** The sources of this server by their kinds. */
export function dueSources(app: FastifyInstance): Map<string, DueSource> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, DueSource>();
  catalogues.set(app, fresh);
  return fresh;
}
