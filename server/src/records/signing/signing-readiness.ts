import { compareDecimals } from 'shared/contract/money/decimal';
import { quoted } from 'shared/contract/quotation';
import { counterpartyName, formatAmount } from 'shared/format';
import type { SignatoryReference } from 'shared/contract/list/reference';
import { powerFault, type SigningParty } from './signing';

interface Sum {
  amount: string | null;
  currency_code: string;
}

interface Fault {
  field: string;
  message: string;
  level: 'error' | 'warning';
}

interface Sides {
  our_signatory: SignatoryReference | null;
  their_signatory: SignatoryReference | null;
  parties: readonly (SigningParty & { signatory: SignatoryReference | null })[];
}

/**
 * Why the person may not sign for the sum; null when they may. A power of attorney is bounded in roubles: a sum in
 * another currency nobody can hold against it.
 */
export function limitFault({ amount, currency_code }: Sum, { amount_limit: limit }: SignatoryReference) {
  if (limit === null || amount === null || currency_code !== 'RUB') return null;
  if (compareDecimals(amount, limit) <= 0) return null;
  return `Подписант вправе подписывать договоры на сумму не больше ${formatAmount(limit, 'RUB')}`;
}

/**
 * What is wrong with the powers of those who are to sign on the day for a document of the sum, side by side; without a
 * sum only the days of the powers count. Of a further side nobody has to be named: a person signs for themselves.
 */
export function signatoryFaults(
  sides: Sides,
  { sum, today, party: level }: { sum: Sum | null; today: string; party: Fault['level'] },
): Fault[] {
  const powerOf = (person: SignatoryReference) =>
    powerFault(person, today) ?? (sum === null ? null : limitFault(sum, person));
  const main = [
    ['our_signatory_id', sides.our_signatory, 'Выберите, кто подписывает с нашей стороны'],
    ['their_signatory_id', sides.their_signatory, 'Выберите, кто подписывает со стороны контрагента'],
  ] as const;
  const found = main.flatMap(([field, person, missing]): Fault[] => {
    const message = person === null ? missing : powerOf(person);
    return message === null ? [] : [{ field, message, level: 'error' }];
  });
  const further = sides.parties.flatMap(({ counterparty, signatory }): Fault[] => {
    const message = signatory === null ? null : powerOf(signatory);
    if (message === null) return [];
    return [{ field: 'parties', message: `${quoted(counterpartyName(counterparty))}: ${message}`, level }];
  });
  return [...found, ...further];
}
