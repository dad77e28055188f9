import {
  BANK_ACCOUNT_FIELDS,
  CONTACT_FIELDS,
  SIGNATORY_FIELDS,
} from 'shared/contract/counterparty/counterparty-lines.fields';
import { newLine } from 'shared/document-form';

import type { CounterpartyValues } from '../values/counterparty-values';
import type { ParsedRequisites } from './parse-requisites';

function accountsWith(
  banks: NonNullable<ParsedRequisites['banks']>,
  there: CounterpartyValues['bank_accounts'],
) {
  const accounts = [...there];
  for (const bank of banks) {
    if (accounts.some((line) => line.account === bank.account)) continue;
    // One account of a currency is the main one.
    const is_primary = !accounts.some(
      (line) => line.currency_code === bank.currency_code && line.is_primary === true,
    );
    accounts.push({ ...newLine(BANK_ACCOUNT_FIELDS), ...bank, is_primary });
  }
  return accounts;
}

/** The fields the text speaks of; accounts and people are added to those there are, and never twice. */
export function patchOf(found: ParsedRequisites, values: CounterpartyValues): Partial<CounterpartyValues> {
  const { banks = [], signatory, contact, ...plain } = found;
  const { bank_accounts: accounts, signatories, contacts } = values;
  const isNewPerson =
    signatory !== undefined && !signatories.some((line) => line.last_name === signatory.last_name);
  const isNewContact = contact !== undefined && !contacts.some((line) => line.name === contact.name);
  return {
    ...plain,
    ...(banks.length > 0 && { bank_accounts: accountsWith(banks, accounts) }),
    ...(isNewPerson && {
      signatories: [
        ...signatories,
        { ...newLine(SIGNATORY_FIELDS), ...signatory, is_default: signatories.length === 0 },
      ],
    }),
    ...(isNewContact && {
      contacts: [...contacts, { ...newLine(CONTACT_FIELDS), ...contact, is_primary: contacts.length === 0 }],
    }),
  };
}
