import { CreateButton, ImportButton } from 'shared/register';

import { paths } from '../paths';

/** How a partner or an own organisation comes into its list: from a file, or one by one. */
export function ListButtons({ isOwn, what, label }: { isOwn: boolean; what: string; label: string }) {
  return (
    <>
      <ImportButton
        resource="counterparties"
        what={what}
        {...(isOwn && { given: { is_own: true } })}
        rights={{ create: ['counterparties.create', 'documents.import'], update: 'counterparties.update' }}
      />
      <CreateButton label={label} to={paths.counterpartyCreate(isOwn)} permission="Создание контрагентов" />
    </>
  );
}
