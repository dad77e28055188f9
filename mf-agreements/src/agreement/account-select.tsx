import { businessDay } from 'shared/contract/calendar/business-day';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { SelectField, type FieldCommon, type Picked } from 'shared/form';
import { counterpartyName } from 'shared/format';
import { useQuery } from 'shared/query';

import { counterpartyQuery } from '../api/agreement.queries';

type Account = Counterparty['bank_accounts'][number];

/** The card of a side; nothing while none is chosen. */
export const sideQuery = (id: number | null) => ({ ...counterpartyQuery(id ?? 0), enabled: id !== null });

/** True when the account is one of the company's; of a company that is not known yet, nobody can say so. */
export function isAccountOf(company: Counterparty | undefined, account: Picked | null): boolean {
  return account !== null && company?.bank_accounts.some(({ id }) => id === account.value) === true;
}

/** «ПАО Сбербанк, БИК 044525225, USD»: what tells accounts of one company apart. */
function bankOf({ bank_name, bic, currency_code }: Account): string {
  const parts = [bank_name, bic !== null && `БИК\u00A0${bic}`, currency_code !== 'RUB' && currency_code];
  return parts.filter((part) => part !== false).join(', ');
}

function optionsOf(company: Counterparty | undefined, today: string): Picked[] {
  return (company?.bank_accounts ?? [])
    .filter(({ valid_to }) => valid_to === null || valid_to >= today)
    .map((account) => ({
      value: account.id,
      label: account.account,
      note: [company === undefined ? '' : counterpartyName(company), bankOf(account)].join(' · '),
    }));
}

export interface AccountSelectProps extends FieldCommon {
  organizationId: number | null;
  counterpartyId: number | null;
  /** Said while there is no side yet: «Сначала выберите сторону». */
  waiting: string;
  /** Said while none is chosen: what holds then. */
  unchosen?: string;
  value: Picked | null;
  onChange: (account: Picked | null) => void;
}

/** The account of one of the two sides that payments go to; those that are closed are not offered. */
export function AccountSelect(props: AccountSelectProps) {
  const { organizationId, counterpartyId, waiting, unchosen, value, onChange, hint, ...field } = props;
  const ours = useQuery(sideQuery(organizationId)).data;
  const theirs = useQuery(sideQuery(counterpartyId)).data;
  const today = businessDay();
  const options = [theirs, ours].flatMap((company) => optionsOf(company, today));
  const known = options.find((one) => one.value === value?.value);
  // The saved choice is shown at once, before the cards of the sides have come; a closed account stays where it stands.
  if (value !== null && known === undefined) options.push(value);
  const isWaiting = organizationId === null && counterpartyId === null;
  const hasNone = ours !== undefined && theirs !== undefined && options.length === 0;
  return (
    <SelectField
      {...field}
      clearable
      placeholder={isWaiting ? waiting : unchosen}
      disabled={isWaiting}
      hint={known?.note ?? (hasNone ? 'Счета добавляют в карточку контрагента или организации' : hint)}
      options={options}
      value={value?.value ?? null}
      onChange={(id) => {
        onChange(options.find((one) => one.value === id) ?? null);
      }}
    />
  );
}
