import type { CounterpartyType } from 'shared/contract/counterparty/counterparty-status';
import { capitalised } from 'shared/contract/first-letter';

import { isBankLine } from './requisite-pieces';

const BRANCH = /^(?:обособленное подразделение|филиал|представительство)/i;
/** Before the name of a branch that says itself what it is. */
const LABEL = /^(?:обособленное подразделение|филиал|представительство)\s*[:–—-]\s*(?=\p{L})/iu;
/** The reason to be entered in the tax office of a branch or a representation. Source: domain reference, КПП. */
const OF_BRANCH = /^\d{4}4[34]/;

/** True of the name of a branch. */
export const isBranch = (name: string) => BRANCH.test(name);

/** True of a line that tells of a part of a company, wherever in it. */
export const speaksOfBranch = (line: string) => /обособленн|филиал|представительств/i.test(line);

/** The branch that a line of the text names, where the number is that of a branch. */
export function branchIn(free: readonly string[], kpp: string | undefined): string | undefined {
  if (kpp === undefined || !OF_BRANCH.test(kpp)) return undefined;
  const line = free.find((one) => BRANCH.test(one) && !isBankLine(one));
  return line === undefined ? undefined : capitalised(line.replace(LABEL, ''));
}

/** What is to be looked at where the number is that of a branch and the names are not; empty where they agree. */
export function branchDoubts({ type, kpp }: { type?: CounterpartyType; kpp?: string }): string[] {
  if (kpp === undefined || type !== 'legal' || !OF_BRANCH.test(kpp)) return [];
  return [`КПП ${kpp} присвоен обособленному подразделению: проверьте тип и наименование`];
}
