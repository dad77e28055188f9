import { IconCopy } from '@tabler/icons-react';
import { likenessText } from 'shared/contract/counterparty/counterparty.labels';
import { isInn, isOgrn } from 'shared/contract/counterparty/requisites';
import { usePaused } from 'shared/document-form';
import { counterpartyName } from 'shared/format';
import { keepPreviousData, useQuery } from 'shared/query';
import { usePermission } from 'shared/session';
import { Strip, TextLink } from 'shared/ui';

import { duplicatesQuery } from '../../api/counterparty.queries';
import { paths } from '../../paths';
import { useForm } from '../fields/counterparty-fields';

/** A shorter name looks like too many others. */
const LEAST_NAME = 3;

/** Records that may be the one that is being typed, with the way to each; it hinders nothing. */
export function DuplicateStrip({ id }: { id: number | null }) {
  const { inn, kpp, ogrn, name_short: name, is_own: isOwn } = useForm().form.values;
  const mayMerge = usePermission('Удаление контрагентов');
  const asked = new URLSearchParams({
    ...(isInn(inn) && { inn, ...(kpp !== '' && { kpp }) }),
    ...(isOgrn(ogrn) && { ogrn }),
    ...(name.trim().length >= LEAST_NAME && { name: name.trim() }),
    ...(id !== null && { exclude: String(id) }),
  }).toString();
  const params = new URLSearchParams(usePaused(asked));
  const { data = [] } = useQuery({
    ...duplicatesQuery(Object.fromEntries(params)),
    enabled: ['inn', 'ogrn', 'name'].some((one) => params.has(one)),
    placeholderData: keepPreviousData,
  });
  if (data.length === 0) return null;
  return (
    <Strip live="status" icon={<IconCopy size={16} stroke={1.75} />}>
      {'Похожие записи: '}
      {data.map((one, at) => (
        <span key={one.id}>
          {at > 0 && '; '}
          <TextLink to={paths.counterparty(one.id)}>{counterpartyName(one)}</TextLink>
          {` — ${likenessText(one)}${one.archived_at === null ? '' : ', в архиве'}`}
          {id !== null && mayMerge && !isOwn && !one.is_own && one.archived_at === null && (
            <>
              {' ('}
              <TextLink to={paths.counterpartyMerge(id, one.id)}>объединить</TextLink>
              {')'}
            </>
          )}
        </span>
      ))}
    </Strip>
  );
}
