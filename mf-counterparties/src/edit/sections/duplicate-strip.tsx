import { isMailAddress } from 'shared/contract/record/mail-address';
import { IconCopy } from '@tabler/icons-react';
import { rightsFor } from 'shared/contract/access/held-permissions';
import { likenessText } from 'shared/contract/counterparty/counterparty.labels';
import { isInn, isKpp, isOgrn } from 'shared/contract/counterparty/requisites';
import { usePaused } from 'shared/document-form';
import { counterpartyName } from 'shared/format';
import { keepPreviousData, useQuery } from 'shared/query';
import { useNamedPermission } from 'shared/session';
import { Strip, TextLink } from 'shared/ui';

import { duplicatesQuery } from '../../api/counterparty.queries';
import { paths } from '../../paths';
import { useForm } from '../fields/counterparty-fields';
import { counterpartyWords } from '../values/counterparty-values';

/** A shorter name looks like too many others. */
const LEAST_NAME = 3;
const ACCOUNT = /^\d{20}$/;
/** Digits of a phone with its city. */
const LEAST_PHONE = 10;

type Typed = ReturnType<typeof useForm>['form']['values'];

/** What is typed so far and tells a company: whatever is not whole yet, or longer than may be, is not asked about. */
function askedOf(typed: Typed) {
  const { inn, kpp, ogrn, name_short: name, phone, email, bank_accounts: accounts } = typed;
  const tooLong = counterpartyWords.boundFaults(typed);
  const asked = new URLSearchParams({
    ...(isInn(inn) && { inn, ...(isKpp(kpp) && { kpp }) }),
    ...(isOgrn(ogrn) && { ogrn }),
    ...(name.trim().length >= LEAST_NAME && !tooLong.name_short && { name: name.trim() }),
    ...(isMailAddress(email.trim()) && { email: email.trim() }),
    ...(phone.replace(/\D/g, '').length >= LEAST_PHONE && !tooLong.phone && { phone: phone.trim() }),
  });
  for (const { account } of accounts) {
    if (typeof account === 'string' && ACCOUNT.test(account)) asked.append('account', account);
  }
  return asked;
}

/** Records that may be the one that is being typed, with the way to each; it hinders nothing. */
export function DuplicateStrip({ id }: { id: number | null }) {
  const { values } = useForm().form;
  const mayMerge = useNamedPermission(rightsFor('counterparties.merge'));
  const asked = usePaused(askedOf(values).toString());
  const { data = [] } = useQuery({
    ...duplicatesQuery(id === null ? asked : `${asked}&exclude=${String(id)}`),
    enabled: asked !== '',
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
          {id !== null && mayMerge && !values.is_own && !one.is_own && one.archived_at === null && (
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
