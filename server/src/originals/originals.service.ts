import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';
import type { OriginalsAnswer } from 'shared/contract/agreement/originals';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { HttpError, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { requireOriginalsKind } from './originals-kinds.service';

function sentenceOf(error: HttpError): string {
  if (!(error instanceof ValidationFailed)) return error.message;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}

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
): Promise<OriginalsAnswer> {
  const { actor, origin, action, answers } = call;
  const kind = requireOriginalsKind(deps.app, call.kind);
  const answer: OriginalsAnswer = { updated: 0, refused: [] };
  for (const id of new Set(call.ids)) {
    try {
      const lock_version = await kind.version(deps, { actor, id });
      await kind.take(deps, { actor, origin, id, action, input: { lock_version, ...answers } });
      answer.updated += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      answer.refused.push({ id, message: sentenceOf(error) });
    }
  }
  return answer;
}
