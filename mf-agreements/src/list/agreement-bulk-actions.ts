import type { AgreementRow } from 'shared/contract/agreement/agreement';
import type { RegisterDefinition } from 'shared/register';

import { originalActions } from '../originals/original-actions';

type BulkActions = NonNullable<RegisterDefinition<AgreementRow>['bulkActions']>;

const AWAY =
  'В архив уходят завершённые договоры и черновики; остальные останутся в списке, и вы увидите почему.';

/** What can be done to several agreements at once; where originals are looked for, those come first. */
export function agreementBulkActions(isAllowed: boolean, isOriginals: boolean): BulkActions {
  const originals = originalActions<AgreementRow>('agreement', { isAllowed, isOriginals });
  return [
    ...(isOriginals ? originals : []),
    { change: 'responsible', isAllowed },
    { change: 'tag', isAllowed },
    ...(isOriginals ? [] : originals),
    { change: 'archive', isAllowed, note: AWAY },
  ];
}
