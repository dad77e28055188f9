/** What the first script has asked the server before the suite's own code came. */
export interface FirstAnswer {
  /** The server's address, with the query. */
  address: string;
  /** For whom it was asked. */
  token: string;
  /** Milliseconds since the epoch. */
  askedAt: number;
  /** The body of a good answer, a refusal as it came, null when none came or it was no data. Never rejects. */
  answer: Promise<unknown>;
}

declare global {
  /** Left by the first script, each taken once; there, and empty, as soon as the suite has looked for them. */
  var contractsFirstAnswers: FirstAnswer[] | undefined;
}

/** Milliseconds after which an answer that was not taken is no longer shown: the age at which a list is asked for anew. */
export const FIRST_ANSWER_AGE = 30_000;

/** The answer asked for at the address and for this session, once; null when there is none or it is too old. */
export function takeFirstAnswer(address: string, token: string | null): FirstAnswer | null {
  const asked = globalThis.contractsFirstAnswers ?? [];
  const found = asked.find((first) => first.address === address) ?? null;
  globalThis.contractsFirstAnswers = asked.filter((first) => first !== found);
  if (found === null || found.token !== token) return null;
  return Date.now() - found.askedAt < FIRST_ANSWER_AGE ? found : null;
}
