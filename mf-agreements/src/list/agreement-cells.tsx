import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { earlyEnd } from 'shared/contract/agreement/early-end';
import { shortName } from 'shared/format';
import { Highlight } from 'shared/register';
import { Avatar } from 'shared/ui';

import { DayCell } from '../agreement/day-cell';
import classes from './agreement-cells.module.css';

/** States in which the end of the term is worth counting down to. */
const COUNTED = new Set<AgreementRow['status']>(['active', 'signed']);

/** The number, or the words that there is none yet. */
export function NumberCell({ row, search }: { row: AgreementRow; search: string }) {
  if (row.number === null) return <span className={classes.none}>без номера</span>;
  return <Highlight text={row.number} search={search} />;
}

/** The day the agreement ends on, and the days left when they are few and it is in force. */
export function ValidUntilCell({ row }: { row: AgreementRow }) {
  const early = earlyEnd(row);
  if (early === null && row.is_indefinite) return 'Бессрочный';
  return <DayCell day={early?.day ?? row.end_date} counted={COUNTED.has(row.status)} />;
}

function nameParts(fullName: string) {
  const [last_name = '', first_name, middle_name] = fullName.split(' ');
  return { last_name, first_name, middle_name };
}

/** The responsible person as initials; the full name is one hover away and in the column of its own. */
export function ResponsibleCell({ row, readerId }: { row: AgreementRow; readerId: number }) {
  return <Avatar name={row.responsible.full_name} me={row.responsible.id === readerId} />;
}

/** «Соколова М. Д.» of a full name as the wire gives it. */
export function ShortNameCell({ fullName }: { fullName: string }) {
  return <span title={fullName}>{shortName(nameParts(fullName))}</span>;
}
