import type { Counterparty } from 'shared/contract/counterparty/counterparty';

import { LookalikesStrip } from '../merge/lookalikes-strip';
import { UndoMerge } from '../merge/undo-merge';
import { BankAccounts } from './bank-accounts';
import { Check } from './check';
import { Contacts } from './contacts';
import classes from './documents.module.css';
import { Requisites } from './requisites';
import { Signatories } from './signatories';
import { Turnover } from './turnover';

/** Everything that is said of a counterparty itself. */
export function MainTab({ company }: { company: Counterparty }) {
  return (
    <>
      <div className={classes.notices}>
        <UndoMerge company={company} />
        <LookalikesStrip company={company} />
      </div>
      <Requisites company={company} />
      <Check company={company} />
      <BankAccounts accounts={company.bank_accounts} />
      <Signatories people={company.signatories} />
      <Contacts people={company.contacts} />
      <Turnover id={company.id} />
    </>
  );
}
