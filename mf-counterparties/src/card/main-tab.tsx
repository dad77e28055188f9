import type { Counterparty } from 'shared/contract/counterparty/counterparty';

import { LookalikesStrip } from '../merge/lookalikes-strip';
import { UndoMerge } from '../merge/undo-merge';
import { BankAccounts } from './bank-accounts';
import { Check } from './check';
import { Contacts } from './contacts';
import classes from './documents.module.css';
import { Requisites } from './requisites';
import { Signatories } from './signatories';
import { GoneToHeir } from './gone-to-heir';
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
      {company.merged_into === null ? (
        <Turnover id={company.id} />
      ) : (
        <GoneToHeir heir={company.merged_into} />
      )}
    </>
  );
}
