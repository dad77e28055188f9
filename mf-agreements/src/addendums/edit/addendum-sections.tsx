import { ADDENDUM_KIND_LABELS } from 'shared/contract/addendum/addendum.labels';
import {
  ACTIVATION_BASIS_LABELS,
  SIGNING_METHOD_LABELS,
} from 'shared/contract/agreement/agreement-terms.labels';
import { documentFields, FormPart, formGrid as grid } from 'shared/document-form';
import { MultiSelectField, employeeSource } from 'shared/form';

import { SignatorySelect } from '../../agreement/signatory-select';
import { OriginalsFields } from '../../originals/originals-fields';
import { EdiFields } from '../../signing/edi-fields';
import { parentAgreements } from '../addendum/addendum-references';
import { RETROACTIVE } from '../addendum/effective-from';
import { useParentAgreement } from '../addendum/parent-agreement';
import { ChangesField } from '../changes/changes-field';
import type { AddendumValues } from './addendum-values';

const {
  useForm,
  useField,
  BoundText,
  BoundTextarea,
  BoundDate,
  BoundSegmented,
  BoundSelect,
  ReferenceField,
} = documentFields<AddendumValues>();

/** To what agreement the addendum is made, what it is called and who answers for it. */
export function MainFields() {
  const { form } = useForm();
  return (
    <FormPart section="main">
      <div className={grid.grid}>
        <ReferenceField
          className={grid.w12}
          field="agreement"
          source={parentAgreements}
          placeholder="Номер, название, контрагент"
          emptyText="Нет подписанного или действующего договора"
          onChoose={() => {
            // Whoever signs belongs to the sides of the agreement.
            form.change({ our_signatory: null, their_signatory: null });
          }}
        />
        <BoundText className={grid.w6} field="number" numeric placeholder="Присвоится сам" />
        <BoundDate className={grid.w6} field="addendum_date" />
        <BoundText className={grid.w12} field="title" />
        <ResponsibleField />
      </div>
    </FormPart>
  );
}

/** Who looks after the addendum: what stays open for as long as it lives. */
export function ResponsibleField() {
  return <ReferenceField className={grid.w12} field="responsible" source={employeeSource} />;
}

const KINDS = Object.entries(ADDENDUM_KIND_LABELS).map(([value, label]) => ({
  value: value as keyof typeof ADDENDUM_KIND_LABELS,
  label,
}));

function KindsField() {
  const { value, change, binding } = useField('kinds');
  return (
    <MultiSelectField {...binding} className={grid.w12} options={KINDS} value={value} onChange={change} />
  );
}

/** What changes, from what day and why. */
export function ChangeFields() {
  const { addendum_date: dated, effective_from: from } = useForm().form.values;
  const reachesBack = dated !== null && from !== null && from < dated;
  return (
    <FormPart section="terms">
      <div className={grid.grid}>
        <KindsField />
        <BoundDate
          className={grid.w6}
          field="effective_from"
          hint={
            reachesBack ? `${RETROACTIVE}: раньше даты соглашения (ст.\u00A0425 п.\u00A02 ГК РФ)` : undefined
          }
        />
        <BoundDate className={grid.w6} field="effective_to" />
        <ChangesField />
        <BoundTextarea className={grid.w12} field="summary" />
        <BoundTextarea className={grid.w12} field="reason" />
      </div>
    </FormPart>
  );
}

interface SignatoryProps {
  field: 'our_signatory' | 'their_signatory';
  partyId: number | null;
  /** The server fills an empty signatory of a new addendum by itself. */
  isNew: boolean;
}

function Signatory({ field, partyId, isNew }: SignatoryProps) {
  const { value, change, binding } = useField(field);
  return (
    <SignatorySelect
      {...binding}
      className={grid.w6}
      partyId={partyId}
      waiting="Сначала выберите договор"
      hint={isNew && partyId !== null ? 'Если не выбрать, подставится подписант договора' : undefined}
      value={value}
      onChange={change}
    />
  );
}

/** Who signs for the sides of the agreement, and how. */
export function SigningFields({ isNew }: { isNew: boolean }) {
  const { form } = useForm();
  const parent = useParentAgreement(form.values.agreement?.value ?? null);
  return (
    <FormPart section="signing">
      <div className={grid.grid}>
        <Signatory field="our_signatory" partyId={parent?.organization.id ?? null} isNew={isNew} />
        <Signatory
          field="their_signatory"
          isNew={isNew}
          partyId={parent?.effective?.counterparty.id ?? parent?.counterparty.id ?? null}
        />
        <BoundSelect className={grid.w6} field="signing_method" labels={SIGNING_METHOD_LABELS} />
        <BoundSegmented className={grid.w6} field="activation_basis" labels={ACTIVATION_BASIS_LABELS} />
        <OriginalsFields />
        <EdiFields />
      </div>
    </FormPart>
  );
}
