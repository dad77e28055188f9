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
