import type { Agreement } from 'shared/contract/agreement/agreement';
import { usePermission } from 'shared/session';
import { TextLink } from 'shared/ui';

import { paths } from '../paths';

/** «изменено ДС № 2» under a fact that is no longer as it was signed; nothing under any other. */
export function ChangedMark({ agreement, terms }: { agreement: Agreement; terms: readonly string[] }) {
  const mayRead = usePermission('Просмотр дополнительных соглашений');
  const ground = terms.map((term) => agreement.effective?.changed[term] ?? null).find((one) => one !== null);
  if (ground === undefined || ground === null) return null;
  const name = `ДС №\u00A0${ground.number}`;
  return <>изменено {mayRead ? <TextLink to={paths.addendum(ground.id)}>{name}</TextLink> : name}</>;
}

/** True when an addendum has changed one of the terms. */
export function isChanged(agreement: Agreement, terms: readonly string[]): boolean {
  return terms.some((term) => (agreement.effective?.changed[term] ?? null) !== null);
}
