import { z } from 'zod';

import { ORIGINALS_STATUSES } from './agreement-status';
import { bulkIds } from '../list/bulk-change';
import { day, text } from '../record/field';

/** Of a row: where the original is and until when it is awaited. */
export const originalsOfRow = {
  originals_status: z.enum(ORIGINALS_STATUSES),
  originals_due_at: z.string().nullable().optional(),
  /** Who wrote down that it was sent. */
  originals_sent_by_name: z.string().nullable().optional(),
} as const;

/** Of a card: everything that is known of the original. */
export const originalsOfCard = {
  originals_sent_at: z.string().nullable(),
  originals_due_at: z.string().nullable(),
  originals_received_at: z.string().nullable(),
  /** The day it was written off, and why it will not come back. */
  originals_written_off_at: z.string().nullable().optional(),
  originals_written_off_reason: z.string().nullable().optional(),
  storage_place: z.string().nullable(),
} as const;

/** `POST /api/originals/{kind}/receive`: the originals of several documents of one kind have come and lie there. */
export const originalsReceived = z.strictObject({ ids: bulkIds, received_at: day, storage_place: text(255) });
export type OriginalsReceived = z.input<typeof originalsReceived>;

/** `POST /api/originals/{kind}/write-off`: the originals of several documents of one kind will not come back. */
export const originalsWrittenOff = z.strictObject({ ids: bulkIds, reason: text(2000) });
export type OriginalsWrittenOff = z.input<typeof originalsWrittenOff>;
