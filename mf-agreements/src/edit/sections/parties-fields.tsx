import { formGrid as classes, FormPart, type ReferenceFieldProps } from 'shared/document-form';
import type { ReactNode } from 'react';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { formatDate, requisitesOf } from 'shared/format';
import { useQuery } from 'shared/query';

import { isAccountOf, sideQuery } from '../../agreement/account-select';
import { sideLabels } from '../../agreement/side-labels';
import type { AgreementValues } from '../values/agreement-values';
import { FurtherPartiesField } from './further-parties-field';
import { SignatoryField } from '../fields/signatory-field';
import { BoundText, ReferenceField, useForm } from '../fields/agreement-fields';
import { type Picked, counterpartySource, organizationSource } from 'shared/form';

const WARNINGS: Partial<Record<Counterparty['status'], string>> = {
  blocked: 'Заблокирован: отправить договор на согласование нельзя',
  liquidated: 'Ликвидирован: отправить договор на согласование нельзя',
  limited: 'По контрагенту есть ограничения',
  on_check: 'Контрагент на проверке',
  new: 'Контрагент ещё не проверен',
};

function partyHint(party: Counterparty | undefined): { hint?: ReactNode; hintTone?: 'orange' } {
  if (party === undefined) return {};
  const warning = WARNINGS[party.status];
  const inn = requisitesOf({ inn: party.inn, kpp: null });
  if (warning !== undefined) return { hint: [inn, warning].filter(Boolean).join(' · '), hintTone: 'orange' };
  const checked = party.checked_at === null ? null : `проверен ${formatDate(party.checked_at)}`;
  return { hint: [inn, checked].filter(Boolean).join(' · ') };
}

type PartyFieldProps = Pick<
  ReferenceFieldProps<AgreementValues, Picked>,
  'label' | 'source' | 'hint' | 'hintTone'
> & {
  field: 'organization' | 'counterparty';
  signatory: 'our_signatory' | 'their_signatory';
  /** The card of the other side. */
  other: Counterparty | undefined;
};

/** A side: choosing another one forgets who signed for the former, and its account. */
function PartyField({ signatory, other, ...props }: PartyFieldProps) {
  const { form } = useForm();
  return (
    <ReferenceField
      {...props}
      className={classes.w6}
      placeholder="Название или ИНН"
      onChoose={(choice) => {
        const same = form.values[props.field]?.value === choice?.value;
        const { bank_account: account } = form.values;
        const forgotten = {
          [signatory]: null,
          bank_account: isAccountOf(other, account) ? account : null,
        };
        form.change({ [props.field]: choice, ...(same ? {} : forgotten) });
      }}
    />
  );
}

/** Who concludes the agreement and who signs for each side. */
export function PartiesFields() {
  const { form } = useForm();
  const { organization, counterparty, agreement_type: type, direction } = form.values;
  const roles = sideLabels(type?.label ?? null, direction);
  const ours = useQuery(sideQuery(organization?.value ?? null)).data;
  const theirs = useQuery(sideQuery(counterparty?.value ?? null)).data;
  return (
    <FormPart section="parties">
      <div className={classes.grid}>
        <PartyField
          field="organization"
          label={roles.us}
          source={organizationSource}
          signatory="our_signatory"
          other={theirs}
        />
        <PartyField
          field="counterparty"
          label={roles.them}
          source={counterpartySource}
          signatory="their_signatory"
          other={ours}
          {...partyHint(theirs)}
        />
        <SignatoryField
          className={classes.w6}
          field="our_signatory"
          partyId={organization?.value ?? null}
          label="Подписывает от нас"
        />
        <SignatoryField
          className={classes.w6}
          field="their_signatory"
          partyId={counterparty?.value ?? null}
          label="Подписывает от контрагента"
        />
        <BoundText className={classes.w6} field="counterparty_number" numeric />
      </div>
      <FurtherPartiesField />
    </FormPart>
  );
}
