import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import type { CounterpartyReference, Reference } from 'shared/contract/list/reference';
import { FieldControl, ReferencesControl } from 'shared/document-form';
import { employeeSource, picked, pickedParty, type Picked } from 'shared/form';
import { referenceSource } from 'shared/query';

import type { CounterpartyFieldName, CounterpartyValues } from '../values/counterparty-values';
import { countryName } from 'shared/contract/counterparty/country-name';
import { plainRequisite } from '../values/plain-requisite';
import { ReferenceField, TagsField, useField, useForm } from './counterparty-fields';

const REFERENCES = {
  parent: referenceSource<CounterpartyReference, Picked>({
    resource: 'counterparties',
    option: pickedParty,
  }),
  default_vat_rate: referenceSource<Reference, Picked>({
    resource: COUNTERPARTY_FIELDS.default_vat_rate.resource,
    filters: COUNTERPARTY_FIELDS.default_vat_rate.offered,
    option: (rate) => picked(rate) ?? { value: rate.id, label: rate.name },
  }),
  responsible: employeeSource,
};

const CATEGORIES = referenceSource<Reference, Picked>({
  resource: 'categories',
  filters: { 'filter[is_active]': 'true' },
  option: ({ id, name }) => ({ value: id, label: name }),
});

export interface TableFieldProps {
  name: CounterpartyFieldName;
  className?: string;
  /** What the fields come to that are not shown beside the chosen value. */
  hides?: ((next: unknown) => Partial<CounterpartyValues>) | undefined;
}

function CategoriesField({ className }: { className: string | undefined }) {
  const { value, change, binding } = useField('category');
  return <ReferencesControl {...binding} {...{ value, className }} source={CATEGORIES} onChange={change} />;
}

/** What a code stands for, as it is typed. */
const hintOf = (name: CounterpartyFieldName, value: unknown) =>
  name === 'country_code' && typeof value === 'string' ? (countryName(value) ?? undefined) : undefined;

function PlainField({ name, className, hides }: TableFieldProps) {
  const { form } = useForm();
  const { value, change, misread, binding } = useField(name);
  return (
    <FieldControl
      {...binding}
      {...{ value, className }}
      field={COUNTERPARTY_FIELDS[name]}
      hint={hintOf(name, value)}
      onChange={(next) => {
        change(plainRequisite(name, next));
        // What is no longer shown is not kept either.
        if (hides !== undefined) form.change(hides(next));
      }}
      onInvalid={misread}
    />
  );
}

/** A field of the counterparty by its name: the table says which control it is. */
export function TableField({ name, className, hides }: TableFieldProps) {
  if (name === 'parent' || name === 'default_vat_rate' || name === 'responsible') {
    return <ReferenceField<Picked> clearable field={name} source={REFERENCES[name]} className={className} />;
  }
  if (name === 'category') return <CategoriesField className={className} />;
  if (name === 'tags') return <TagsField field="tags" className={className} />;
  return <PlainField name={name} className={className} hides={hides} />;
}
