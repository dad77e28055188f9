import type { z } from 'zod';
import type { counterpartyBulkInput } from 'shared/contract/counterparty/counterparty-input';
import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { changeMany } from '../records/bulk-change.service';
import { getRecord } from '../records/record-change.service';
import { update } from './counterparties.service';
import { act } from './counterparty-actions.service';
import { counterpartySource } from './counterparty-source';

/** Changes several counterparties; refuses as `changeMany` does. */
export async function updateMany(
  deps: Deps,
  call: { actor: Actor; origin: RequestOrigin },
  input: z.output<typeof counterpartyBulkInput>,
): Promise<BulkAnswer> {
  const { responsible_id } = input;
  return changeMany(
    {
      read: (at, one) => getRecord(at, counterpartySource, one),
      fieldsOf: () => (responsible_id === undefined ? {} : { responsible_id }),
      update,
      act,
    },
    { deps, ...call },
    input,
  );
}
