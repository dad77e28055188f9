import type { Addendum } from 'shared/contract/addendum/addendum';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { originalState } from 'shared/contract/agreement/original-state';
import { OutsideLink, type TabContext } from 'shared/document';
import { fieldText } from 'shared/field-text';
import { formatDate, formatDateTime } from 'shared/format';
import { KeyValue, Section, type KeyValueItem } from 'shared/ui';

import { originalNote } from '../../originals/original-words';
import { kindsText } from '../addendum/addendum.labels';
import { showsSignatures, SignaturesSection } from '../../signing/signatures-section';
import { ChangesSection } from '../changes/changes-section';

const named = (name: keyof typeof ADDENDUM_FIELDS, value: KeyValueItem['value']): KeyValueItem => ({
  label: ADDENDUM_FIELDS[name].label,
  value,
});

function signer(person: Addendum['our_signatory']): string | null {
  return person === null ? null : `${person.full_name}, ${person.job_title.toLowerCase()} (${person.basis})`;
}

const EXCHANGE = ['edi_operator', 'edi_document_id', 'edi_status'] as const;

interface AddendumMainTabProps {
  addendum: Addendum;
  begin: TabContext['begin'];
}

/** What the addendum says: what changes, from what day, who signs. */
export function AddendumMainTab({ addendum, begin }: AddendumMainTabProps) {
  // Once it is being signed, whoever signs stands beside the signature.
  const signers = showsSignatures(addendum)
    ? []
    : [
        named('our_signatory', signer(addendum.our_signatory)),
        named('their_signatory', signer(addendum.their_signatory)),
      ];
  return (
    <>
      <Section title="Что меняется">
        <KeyValue
          items={[
            named('kinds', kindsText(addendum.kinds)),
            named('effective_from', formatDate(addendum.effective_from) || null),
            named('effective_to', formatDate(addendum.effective_to) || null),
            { ...named('summary', addendum.summary), full: true },
            { ...named('reason', addendum.reason), full: true },
          ]}
        />
      </Section>
      <ChangesSection addendum={addendum} />
      <Section title="Подписание">
        <KeyValue
          items={[
            ...signers,
            named('signing_method', fieldText(ADDENDUM_FIELDS.signing_method, addendum.signing_method)),
            named('activation_basis', fieldText(ADDENDUM_FIELDS.activation_basis, addendum.activation_basis)),
            { ...named('originals_status', originalState(addendum)), note: originalNote(addendum) },
            named('storage_place', addendum.storage_place),
            ...EXCHANGE.flatMap((field) => (addendum[field] === null ? [] : [named(field, addendum[field])])),
            ...(addendum.edi_url === null ? [] : [named('edi_url', <OutsideLink text={addendum.edi_url} />)]),
          ]}
        />
      </Section>
      <SignaturesSection document={addendum} begin={begin} />
      <Section title="Учёт">
        <KeyValue
          items={[
            { label: 'Автор', value: addendum.author?.full_name ?? null },
            { label: 'Создано', value: formatDateTime(addendum.created_at) },
            { label: 'Изменено', value: formatDateTime(addendum.updated_at) },
          ]}
        />
      </Section>
    </>
  );
}
