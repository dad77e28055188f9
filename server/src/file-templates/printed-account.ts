import type { Counterparty } from 'shared/contract/counterparty/counterparty';

type Account = Counterparty['bank_accounts'][number];

/** What decides which account of a party stands in a document. */
export interface PaidBy {
  currencyCode: string;
  /** The account payments go to, of either side; absent where the document names none. */
  accountId?: number | null;
}

/**
 * The account the document names where it is the party's, and otherwise its main one in the currency of the document;
 * undefined where it has none: money in one currency does not reach an account in another.
 */
export function printedAccount(
  accounts: readonly Account[],
  { currencyCode, accountId }: PaidBy,
): Account | undefined {
  const inCurrency = accounts.filter(({ currency_code: code }) => code === currencyCode);
  return (
    accounts.find(({ id }) => id === accountId) ??
    inCurrency.find(({ is_primary: isMain }) => isMain) ??
    inCurrency[0]
  );
}
