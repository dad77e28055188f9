import { z } from 'zod';

import { id } from '../record/field';
import { favourite } from './favourite';

/** Records one person may subscribe to. */
export const MOST_RECORD_SUBSCRIPTIONS = 200;

/** Saved views one person may subscribe to: each of them is looked through again and again. */
export const MOST_VIEW_SUBSCRIPTIONS = 50;

/** Rows a view may find to be subscribed to. */
export const MOST_VIEW_ROWS = 1000;

const subscribedView = z.object({
  id,
  name: z.string(),
  resource: z.string(),
  /** Heading of the register: «Договоры». */
  section: z.string(),
  /** Of its register opened at the view; null when that has no screen, absent on an older server. */
  url: z.string().nullable().optional(),
});
export type SubscribedView = z.infer<typeof subscribedView>;

/** The answer of GET /api/subscriptions: what the person still sees, the latest first. */
export const subscriptions = z.object({
  records: z.array(favourite),
  views: z.array(subscribedView),
  /** Resources whose records this person may subscribe to. */
  resources: z.array(z.string()),
});
export type Subscriptions = z.infer<typeof subscriptions>;

/** An employee who hears of a record's changes. */
export const watcher = z.object({ id, full_name: z.string() });
export type Watcher = z.infer<typeof watcher>;

/** The answer of GET /api/subscriptions/records/{resource}/{id}/watchers, the first to begin first. */
export const watchers = z.object({
  data: z.array(watcher),
  /** The reader may put colleagues on the list and take them off; oneself everybody takes off. */
  can: z.object({ edit: z.boolean() }),
  document: z.object({ type: z.string(), id }),
});
export type Watchers = z.infer<typeof watchers>;
