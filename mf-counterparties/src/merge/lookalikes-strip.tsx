import { IconCopy } from '@tabler/icons-react';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { likenessText } from 'shared/contract/counterparty/counterparty.labels';
import { counterpartyName } from 'shared/format';
import { useQuery } from 'shared/query';
import { LinkButton, Strip, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { lookalikesQuery } from './merge.queries';

/** Says on the card that the same company may stand in the book twice, to those who may make the two one. */
export function LookalikesStrip({ company }: { company: Counterparty }) {
  const { data } = useQuery({ ...lookalikesQuery(company), enabled: company.can.merge });
  const [first, ...others] = data?.filter((one) => !one.is_own && one.archived_at === null) ?? [];
  if (first === undefined) return null;
  const to = paths.counterpartyMerge(company.id, others.length === 0 ? first.id : undefined);
  return (
    <Strip
      icon={<IconCopy size={16} stroke={1.75} />}
      action={
        <LinkButton size="sm" to={to}>
          Сравнить и объединить
        </LinkButton>
      }
    >
      {'Возможно, это та же организация: '}
      <TextLink to={paths.counterparty(first.id)}>{counterpartyName(first)}</TextLink>
      {` — ${likenessText(first)}`}
      {others.length > 0 && ` и\u00A0ещё\u00A0${String(others.length)}`}
    </Strip>
  );
}
