import type { z } from 'zod';
import type { agreementBulkInput } from 'shared/contract/agreement/agreement-input';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { HttpError, ValidationFailed } from '../../platform/http/errors';
import { REQUIRED_FIELD } from 'shared/contract/record/field';
import type { Deps } from '../../platform/module';
import { act } from './agreement-actions.service';
import { get, update } from '../agreements.service';

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

type BulkInput = z.output<typeof agreementBulkInput>;

export interface BulkAnswer {
  /** How many were changed. */
  updated: number;
  refused: { id: number; message: string }[];
}

async function changeOne(
  deps: Deps,
  { input, ...change }: Change & { input: BulkInput },
  id: number,
): Promise<void> {
  let card = await get(deps, change.actor, id);
  const { responsible_id, add_tag, archive } = input;
  if (responsible_id !== undefined || add_tag !== undefined) {
    const tags = add_tag === undefined ? card.tags : [...new Set([...card.tags, add_tag])];
    card = await update(deps, {
      ...change,
      id,
      input: {
        lock_version: card.lock_version,
        tags,
        ...(responsible_id !== undefined && { responsible_id }),
      },
    });
  }
  if (archive !== undefined && archive !== (card.archived_at !== null)) {
    const action = archive ? 'archive' : 'unarchive';
    await act(deps, { ...change, id, action, input: { lock_version: card.lock_version } });
  }
}

function sentenceOf(error: HttpError): string {
  if (!(error instanceof ValidationFailed)) return error.message;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}

/**
 * Changes several agreements, each in a transaction and under a policy of its own: those that may not change are
 * named with the reason, the others are changed.
 */
export async function updateMany(deps: Deps, change: Change, input: BulkInput): Promise<BulkAnswer> {
  const { ids, ...wanted } = input;
  if (Object.values(wanted).every((value) => value === undefined)) {
    throw new ValidationFailed({ base: [REQUIRED_FIELD] });
  }
  const answer: BulkAnswer = { updated: 0, refused: [] };
  for (const id of new Set(ids)) {
    try {
      await changeOne(deps, { ...change, input }, id);
      answer.updated += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      answer.refused.push({ id, message: sentenceOf(error) });
    }
  }
  return answer;
}
