import type { Agreement } from 'shared/contract/agreement/agreement';
import type { CounterpartyReference, SignatoryReference } from 'shared/contract/list/reference';
import { counterpartyName, formatDate, requisitesOf } from 'shared/format';
import { KeyValue, Section, TextLink, type KeyValueItem } from 'shared/ui';

import { ChangedMark, isChanged } from '../effective/changed-mark';
import { sideLabels } from '../agreement/side-labels';
import { paths } from '../paths';
import { showsSignatures } from '../signing/signatures-section';

const party = (label: string, reference: CounterpartyReference): KeyValueItem => ({
  label,
  value: <TextLink to={paths.counterparty(reference.id)}>{counterpartyName(reference)}</TextLink>,
  note: requisitesOf(reference) || undefined,
});

function signatory(label: string, person: SignatoryReference | null): KeyValueItem {
  if (person === null) return { label, value: null };
  const until = person.basis_valid_until === null ? '' : ` до\u00A0${formatDate(person.basis_valid_until)}`;
  return { label, value: person.full_name, note: `${person.job_title} · ${person.basis}${until}` };
}

/** The two sides as they were signed, ours at the left, with who signs for each; the further ones as they are today. */
export function PartiesSection({ agreement }: { agreement: Agreement }) {
  const roles = sideLabels(agreement.agreement_type.name, agreement.direction);
  const parties = agreement.effective?.parties ?? agreement.parties;
  const others = parties.map((third) => ({
    ...party(third.role_name, third.counterparty),
    note: third.comment ?? requisitesOf(third.counterparty),
  }));
  // Once it is being signed, whoever signs stands beside the signature.
  const signatories = showsSignatures(agreement)
    ? []
    : [
        signatory('Наш подписант', agreement.our_signatory),
        signatory('Их подписант', agreement.their_signatory),
      ];
  return (
    <Section
      title="Стороны"
      note={
        isChanged(agreement, ['parties']) ? (
          <>
            другие стороны — на сегодня, <ChangedMark agreement={agreement} terms={['parties']} />
          </>
        ) : undefined
      }
    >
      <KeyValue
        items={[
          party(roles.us, agreement.organization),
          party(roles.them, agreement.counterparty),
          ...signatories,
          ...others,
        ]}
      />
    </Section>
  );
}
