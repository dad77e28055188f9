import type { z } from 'zod';
import type { agreementBulkInput } from 'shared/contract/agreement/agreement-input';
import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { changeMany } from '../../records/bulk-change.service';
import { act } from './agreement-actions.service';
import { get, update } from '../agreements.service';

/** A tag that stands there already, in whatever capitals, is not added. */
function withTag(tags: readonly string[], added: string): string[] {
  return tags.some((tag) => tag.toLowerCase() === added.toLowerCase()) ? [...tags] : [...tags, added];
}

/** Changes several agreements; refuses as `changeMany` does. */
export async function updateMany(
  deps: Deps,
  call: { actor: Actor; origin: RequestOrigin },
  input: z.output<typeof agreementBulkInput>,
): Promise<BulkAnswer> {
  const { responsible_id, add_tag } = input;
  return changeMany(
    {
      read: (at, { actor, id }) => get(at, actor, id),
      fieldsOf: (card) => ({
        ...(responsible_id !== undefined && { responsible_id }),
        ...(add_tag !== undefined && { tags: withTag(card.tags, add_tag) }),
      }),
      update,
      act,
    },
    { deps, ...call },
    input,
  );
}
