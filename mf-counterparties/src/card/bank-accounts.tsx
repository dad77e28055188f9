import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { Badge, KeyValue, Section } from 'shared/ui';

/** Bank accounts of a counterparty, the primary one of each currency marked. */
export function BankAccounts({ accounts }: { accounts: Counterparty['bank_accounts'] }) {
  if (accounts.length === 0) return null;
  return (
    <Section title="Банковские счета" note={String(accounts.length)}>
      {accounts.map((account) => (
        <KeyValue
          key={account.id}
          items={[
            {
              label: 'Счёт',
              value: (
                <>
                  {account.account} {account.is_primary && <Badge>Основной</Badge>}
                </>
              ),
              note: account.currency_code,
            },
            {
              label: 'Банк',
              value: account.bank_name,
              note: [
                account.bic === null ? null : `БИК\u00A0${account.bic}`,
                account.correspondent_account === null
                  ? null
                  : `к/\u2060с\u00A0${account.correspondent_account}`,
              ]
                .filter((part) => part !== null)
                .join(', '),
            },
          ]}
        />
      ))}
    </Section>
  );
}
