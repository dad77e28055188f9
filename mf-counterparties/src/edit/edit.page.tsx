import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { DocumentEditPage } from 'shared/document-form';
import { counterpartyName } from 'shared/format';

import { COUNTERPARTY_NOUN } from '../counterparty/counterparty-noun';
import { paths } from '../paths';
import { CounterpartyForm } from './counterparty.form';

const lockedNote = ({ archived_at }: Counterparty) =>
  archived_at === null ? 'У вас нет права изменять контрагентов.' : 'Контрагент в архиве.';

/** The page that changes a counterparty. */
export default function CounterpartyEditPage() {
  return (
    <DocumentEditPage<Counterparty>
      resource="counterparties"
      noun={COUNTERPARTY_NOUN}
      back={paths.partners()}
      card={paths.counterparty}
      name={(company) => counterpartyName(company)}
      note={lockedNote}
      form={(company, open, closed) => (
        <CounterpartyForm company={company} isOwn={company.is_own} open={open} closed={closed} />
      )}
    />
  );
}
