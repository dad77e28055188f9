import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';
import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { changeEach } from '../records/bulk-change.service';
import { requireOriginalsKind } from './originals-kinds.service';

/**
 * The originals of several documents are received, or written off: each in a transaction and under the rules of its
 * own card. What cannot be is named with the reason, the others are done. Refuses with 422 a kind
 * that has no originals.
 */
export async function settleOriginals(
  deps: Deps,
  call: {
    actor: Actor;
    origin: RequestOrigin;
    kind: string;
    ids: readonly number[];
    action: OriginalAction;
    answers: { date?: string; storage_place?: string; reason?: string };
  },
): Promise<BulkAnswer> {
  const { actor, origin, action, answers } = call;
  const kind = requireOriginalsKind(deps.app, call.kind);
  return changeEach(deps, call.ids, async (id) => {
    const lock_version = await kind.version(deps, { actor, id });
    await kind.take(deps, { actor, origin, id, action, input: { lock_version, ...answers } });
  });
}
