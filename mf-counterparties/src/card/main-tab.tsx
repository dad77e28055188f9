import type { Counterparty } from 'shared/contract/counterparty';

import { BankAccounts } from './bank-accounts';
import { Contacts } from './contacts';
import { Requisites } from './requisites';
import { Signatories } from './signatories';
import { Turnover } from './turnover';

/** Everything that is said of a counterparty itself. */
export function MainTab({ company }: { company: Counterparty }) {
  return (
    <>
      <Requisites company={company} />
      <BankAccounts accounts={company.bank_accounts} />
      <Signatories people={company.signatories} />
      <Contacts people={company.contacts} />
      <Turnover id={company.id} />
    </>
  );
}
