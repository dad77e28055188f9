import { z } from 'zod';

import { day, id, moment } from '../record/field';

/** Something that comes on a day: the end of a term, a payment, a decision that is waited for. */
export const dueItem = z.object({
  /** What sort of thing it is, by the name its module gives it. */
  kind: z.string(),
  record_type: z.string(),
  record_id: id,
  day: z.string(),
  title: z.string(),
  /** What the record is about, where its title does not say it. */
  note: z.string().nullable(),
  /** Address of the record inside the suite. */
  url: z.string(),
  counterparty_name: z.string().nullable(),
  responsible_name: z.string().nullable(),
  amount: z.string().nullable(),
  currency_code: z.string().nullable(),
  /** Its day has passed and it is still waited for: what merely ends is gone and not late. */
  is_late: z.boolean(),
  /** The reader works on it. */
  is_mine: z.boolean(),
});
export type DueItem = z.infer<typeof dueItem>;

/** Days of the company's calendar that are not worked on, as the month shows them. */
export const dueDates = z.object({
  data: z.array(dueItem),
  /** What may come at all for this reader, in the order in which it is offered. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      /** What a single one is called, where the title names many. */
      single: z.string().optional(),
    }),
  ),
  today: z.string(),
  days_off: z.array(z.string()),
  /** There was more than is shown: the first ones are. */
  is_cut: z.boolean(),
});
export type DueDates = z.infer<typeof dueDates>;

/** Both ends belong to the period, which is no longer than 400 days. */
export const dueDatesQuery = z.strictObject({
  from: day,
  to: day,
  kind: z.union([z.string(), z.array(z.string()).max(50)]).optional(),
  mine: z.enum(['1', 'true', '0', 'false']).optional(),
});

/** The link by which a calendar reads the reader's terms; the address itself is shown once, when it is made. */
export const calendarFeed = z.object({
  created_at: moment,
  last_read_at: moment.nullable(),
});
export const calendarFeedState = z.object({ feed: calendarFeed.nullable() });
export const calendarFeedMade = z.object({ feed: calendarFeed, url: z.string() });
export type CalendarFeedState = z.infer<typeof calendarFeedState>;
export type CalendarFeedMade = z.infer<typeof calendarFeedMade>;
