import type { CounterpartyReference, Reference, UserReference } from 'shared/contract/list/reference';
import { picked, pickedParty, pickedPerson, type Picked } from 'shared/form';
import { referenceSource } from 'shared/query';

const named = (record: Reference): Picked => picked(record) ?? { value: record.id, label: record.name };
const person = (one: UserReference & { job_title?: string | null }): Picked => ({
  ...(pickedPerson(one) ?? { value: one.id, label: one.full_name }),
  ...(typeof one.job_title === 'string' && { note: one.job_title }),
});

/** Books and registers the fields of an employee choose from. */
export const USER_REFERENCES = {
  job_title: referenceSource<Reference, Picked>({ resource: 'job-titles', option: named }),
  department: referenceSource<Reference, Picked>({ resource: 'departments', option: named }),
  organization: referenceSource<CounterpartyReference, Picked>({
    resource: 'counterparties',
    filters: { 'filter[is_own]': 'true' },
    option: pickedParty,
  }),
  head: referenceSource<UserReference, Picked>({
    resource: 'users',
    filters: { 'filter[status]': 'active' },
    option: person,
  }),
} as const;
