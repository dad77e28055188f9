import { z } from 'zod';

import { favourite } from './favourite';

/** Cards of one person that are kept; some of them may be closed to them meanwhile. */
export const MOST_RECENT = 30;

/** Cards that are offered. */
export const MOST_RECENT_SHOWN = 10;

/** The answer of GET /api/recent-records: what the person still sees, the latest first. */
export const recentRecords = z.object({ data: z.array(favourite) });
export type RecentRecords = z.infer<typeof recentRecords>;
