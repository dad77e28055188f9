import { z } from 'zod';

import { id, seenText, text } from '../record/field';
import { FORCED_OUTCOMES, RESTARTS } from './approval-status';

/** A seat chosen by hand where no template fits. */
const chosen = z.strictObject({ user_id: id, is_required: z.boolean().default(true) });

/** POST /api/approval-chains: sends the document to approval, by the route its facts lead to unless another is said. */
export const approvalChainCreate = z
  .strictObject({
    kind: z.string().min(1).max(64),
    id,
    /** The document's. */
    lock_version: z.int(),
    template_id: id.optional(),
    /** One stage of these people, all of them at once, instead of a template. */
    participants: z.array(chosen).min(1, 'Выберите, кто согласует').max(50).optional(),
    /** In a second round: only those concerned, or everybody anew. */
    restart: z.enum(RESTARTS).default('changed'),
  })
  .refine(({ template_id: template, participants }) => template === undefined || participants === undefined, {
    path: ['participants'],
    message: 'Согласующих указывают вместо шаблона, выберите что-то одно',
  });
export type ApprovalChainCreate = z.input<typeof approvalChainCreate>;

/** POST /api/approval-chains/{id}/add-participant; without a stage, the one under way. */
export const participantAdd = z.strictObject({
  lock_version: z.int(),
  user_id: id,
  stage_id: id.optional(),
  is_required: z.boolean().default(true),
});
export type ParticipantAdd = z.input<typeof participantAdd>;

/** PATCH /api/approval-chains/{id}: another deadline of a stage, or one more participant. */
const term = z.iso.datetime('Укажите дату и время в UTC');
export const approvalChainUpdate = z.strictObject({
  lock_version: z.int(),
  /** Of a stage, or, as a moment alone, of the one under way. */
  due_at: z.union([z.strictObject({ stage_id: id, moment: term }), term]).optional(),
  participant: participantAdd.omit({ lock_version: true }).optional(),
});
/** PUT /api/approval-chains/{id}: all of a running round that may be said anew, the term of the stage under way. */
export const approvalChainWhole = z.strictObject({ lock_version: z.int(), due_at: term });
export type ApprovalChainUpdate = z.input<typeof approvalChainUpdate>;

/** POST …/resume. */
export const chainVersion = z.strictObject({ lock_version: z.int() });

/** POST …/recall and …/pause, and the body of DELETE. */
export const chainReasonInput = z.strictObject({ lock_version: z.int(), reason: text(2000) });
export type ChainReasonInput = z.input<typeof chainReasonInput>;

/** POST …/finish: ends it without the decisions that are still open. */
export const chainFinish = chainReasonInput.extend({ outcome: z.enum(FORCED_OUTCOMES) });
export type ChainFinish = z.input<typeof chainFinish>;

/** POST /api/approval-remarks/{id}/resolve: what the author answers to a remark. */
export const remarkResolve = z.strictObject({
  status: z.enum(['fixed', 'declined', 'accepted']),
  reply: seenText.max(2000).optional(),
});
export type RemarkResolve = z.input<typeof remarkResolve>;
