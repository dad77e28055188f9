import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { counterpartyName } from 'shared/format';
import { EmptyState, TextLink } from 'shared/ui';

import { paths } from '../paths';

/** Where the documents of a record are that was merged, and the way there. */
export function GoneToHeir({ heir }: { heir: NonNullable<Counterparty['merged_into']> }) {
  const name = counterpartyName(heir);
  return (
    <EmptyState
      title="Документы перешли при объединении"
      text={`Теперь они у ${name}.`}
      actions={<TextLink to={paths.counterparty(heir.id)}>{`Открыть карточку ${name}`}</TextLink>}
    />
  );
}
