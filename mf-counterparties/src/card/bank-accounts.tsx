import { businessDay } from 'shared/contract/calendar/business-day';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { formatDate } from 'shared/format';
import { Badge, KeyValue, Section } from 'shared/ui';

type Account = Counterparty['bank_accounts'][number];

const listed = (parts: readonly (string | false | null)[]) =>
  parts.filter((part) => part !== null && part !== false).join(', ');

/** «EUR, IBAN DE89370400440532013000, действует с 01.02.2026»: what is said of the account itself. */
function aboutAccount({ account, iban, currency_code, valid_from: from, valid_to: to }: Account): string {
  const today = businessDay();
  return listed([
    currency_code,
    iban !== null && iban !== account && `IBAN\u00A0${iban}`,
    from !== null && from > today && `действует с\u00A0${formatDate(from)}`,
    to !== null && `${to < today ? 'срок истёк' : 'действует до'}\u00A0${formatDate(to)}`,
  ]);
}

const aboutBank = ({ bic, swift, correspondent_account: correspondent }: Account): string =>
  listed([
    bic !== null && `БИК\u00A0${bic}`,
    swift !== null && `SWIFT\u00A0${swift}`,
    correspondent !== null && `к/\u2060с\u00A0${correspondent}`,
  ]);

/** Bank accounts of a counterparty, the primary one of each currency marked, and until when each is paid to. */
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
              note: aboutAccount(account),
            },
            { label: 'Банк', value: account.bank_name, note: aboutBank(account) },
          ]}
        />
      ))}
    </Section>
  );
}
