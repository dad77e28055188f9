import type { Addendum } from 'shared/contract/addendum/addendum';
import { usePermission } from 'shared/session';
import { TextLink } from 'shared/ui';

import { paths } from '../../paths';

/** The agreement an addendum is to; a link for whoever may open agreements. */
export function AgreementOfAddendum({ agreement }: Pick<Addendum, 'agreement'>) {
  const mayOpen = usePermission('Просмотр договоров');
  if (!mayOpen) return agreement.name;
  return <TextLink to={paths.agreement(agreement.id)}>{agreement.name}</TextLink>;
}
