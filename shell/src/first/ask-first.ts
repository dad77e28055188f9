import type { Session } from 'shared/contract/session/session';

import { FIRST_ANSWER_AGE, type FirstAnswer } from './first-answers';
import type { FirstVisit } from './first-request';

async function answerOf(address: string, token: string): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      credentials: 'include',
      signal: AbortSignal.timeout(FIRST_ANSWER_AGE),
    });
    return answer.ok ? ((await answer.json()) as unknown) : answer;
  } catch {
    // The page asks once more by itself, and speaks of what it meets then.
    return null;
  }
}

/**
 * Asks for what the address will show, for the person of the session; what comes is left for the suite to take. Asks
 * nothing when the suite was there sooner, as on a busy processor: it has asked by itself.
 */
export function askFirst(visit: FirstVisit, { token }: Session): readonly FirstAnswer[] {
  if (globalThis.contractsFirstAnswers !== undefined) return [];
  const asked = visit.questions.map(({ address }): FirstAnswer => ({
    address,
    token,
    askedAt: Date.now(),
    answer: answerOf(address, token),
  }));
  globalThis.contractsFirstAnswers = asked;
  return asked;
}
