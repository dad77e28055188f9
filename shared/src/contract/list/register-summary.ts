import { z } from 'zod';

/** Beside a list: how many rows each tab holds under the same conditions, and what they add up to. */
export const registerSummary = z.object({
  tabs: z.record(z.string(), z.object({ total: z.int(), is_capped: z.boolean() })),
  /** Sum per currency over the whole list; null when there are too many rows to add up at once. */
  sums: z.array(z.object({ currency_code: z.string(), amount: z.string() })).nullable(),
});
export type RegisterSummary = z.infer<typeof registerSummary>;
