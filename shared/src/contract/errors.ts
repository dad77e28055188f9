import { z } from 'zod';

/** The body of every refusal; `message` is a Russian sentence for the employee. */
export const errorBody = z.object({
  message: z.string(),
  request_id: z.string(),
  /** Of 422 and 409: field name → sentences. A nested field is named by path: `items.3.quantity`. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Of 409: the record as it stands now. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
