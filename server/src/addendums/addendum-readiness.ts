import type { Addendum } from 'shared/contract/addendum/addendum';
import { quoted } from 'shared/contract/quotation';
import { isDecidedUpon, sideFaults, warned } from '../records/signing/side-faults';
import { signatoryFaults } from '../records/signing/signing-readiness';
import { idleChanges } from './changes/idle-changes';
import { kindDoubts } from './changes/kind-doubts';
import { parentFault } from './addendum-parent';
import type { AddendumRecord } from './addendums.repository';
import { formatDay } from '../calendar/format-day';
import { fileFault, missingText, responsibleFault } from '../records/readiness-texts';

type Readiness = Addendum['readiness'];

const SIDE_FIELDS = { main: 'agreement_id', further: 'parties' };

function ofDocuments({ missing_documents: missing }: AddendumRecord): Readiness {
  const fault = missingText(missing);
  return fault === null ? [] : [{ field: 'files', message: fault, level: 'error' }];
}

function ofParent(record: AddendumRecord): Readiness {
  const fault = parentFault(record);
  return fault === null ? [] : [{ field: 'agreement_id', message: fault, level: 'error' }];
}

/** It may do so on purpose: what is owed is settled after the end of an agreement too. */
function lateBeginning({ ended_before: end }: AddendumRecord): Readiness {
  if (end === null) return [];
  const message = `Договор закончится раньше, ${formatDay(end)}`;
  return [{ field: 'effective_from', message, level: 'warning' }];
}

function ofContent(record: AddendumRecord, today: string): Readiness {
  const found: Readiness = ofParent(record);
  const error = (field: string, message: string) => found.push({ field, message, level: 'error' });
  if (record.summary === null) error('summary', 'Опишите, что меняет соглашение');
  const stale = record.changes.filter(({ conflict }) => conflict !== null).map(({ label }) => `«${label}»`);
  if (stale.length > 0) {
    const message = `Условие изменилось после подготовки: ${stale.join(', ')}`;
    found.push({ field: 'changes', message, level: 'warning' });
  }
  for (const { label } of idleChanges(record)) {
    error('changes', `Новое значение совпадает с тем, что действует: ${quoted(label)}`);
  }
  found.push(...lateBeginning(record));
  for (const message of kindDoubts(record)) found.push({ field: 'kinds', message, level: 'warning' });
  found.push(...sideFaults(record.sides, { today, ...SIDE_FIELDS }));
  const absent = responsibleFault(record.responsible_status);
  if (absent !== null) error('responsible_id', absent);
  const fileless = fileFault(record, 'соглашения');
  if (fileless !== null) error('files', fileless);
  return [...found, ...ofDocuments(record)];
}

function sidesSaid({ sides }: AddendumRecord, today: string): Readiness {
  return sideFaults(sides, { today, ...SIDE_FIELDS }).map(warned);
}

function ofSigning(record: AddendumRecord, today: string): Readiness {
  const found: Readiness = ofParent(record);
  const error = (field: string, message: string) => found.push({ field, message, level: 'error' });
  if (record.addendum_date === null) error('addendum_date', 'Укажите дату соглашения');
  if (record.effective_from === null) error('effective_from', 'Укажите, с какого дня оно действует');
  found.push(...lateBeginning(record), ...sidesSaid(record, today));
  found.push(...signatoryFaults(record, { sum: record.sum_after, today, party: 'warning' }));
  return [...found, ...ofDocuments(record)];
}

/**
 * What stands in the way of the addendum's next step: to approval, or to signing. While somebody decides or signs, what
 * security has said of a side since; empty in every other state.
 */
export function readinessOf(record: AddendumRecord, today: string): Readiness {
  if (record.status === 'draft' || record.status === 'rework') return ofContent(record, today);
  if (record.status === 'approved') return ofSigning(record, today);
  return isDecidedUpon(record.status) ? sidesSaid(record, today) : [];
}
