import { useQuery } from 'shared/query';
import { usePermission } from 'shared/session';

import { agreementQuery } from '../../api/agreement.queries';

const READING = 'Просмотр договоров';

/** Why what belongs to the agreement of an addendum is closed to whoever may not read agreements. */
export const AGREEMENT_CLOSED = `Нужно право «${READING}»`;

/** The agreement as the person may ask for it: null without the right to read agreements. */
export function useReadableAgreement(id: number | null): number | null {
  return usePermission(READING) ? id : null;
}

/** The agreement of an addendum; undefined until it has come, and to whoever may not read it. */
export function useParentAgreement(id: number | null) {
  const readable = useReadableAgreement(id);
  return useQuery({ ...agreementQuery(readable ?? 0), enabled: readable !== null }).data;
}
