import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { counterpartyName } from 'shared/format';
import { RecordStatus, type PhoneRow } from 'shared/register';
import { Amount } from 'shared/ui';

import { agreementStatusLook } from '../agreement/agreement-status-look';

/** An agreement on a phone: name in full, then who and how much, then state and number. */
export function agreementPhoneRow(row: AgreementRow): PhoneRow {
  return {
    title: row.title,
    second: counterpartyName(row.counterparty),
    secondEnd: <Amount value={row.amount} currency={row.currency_code} />,
    third: <RecordStatus {...agreementStatusLook(row.status)} isArchived={row.archived_at !== null} />,
    thirdEnd: row.number === null ? 'без номера' : `№\u00A0${row.number}`,
  };
}
