import { AGREEMENT_DIRECTION_LABELS } from 'shared/contract/agreement/agreement.labels';
import { OFFER_DIRECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { COUNTERPARTY_RISK_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import {
  DecimalField,
  fieldId,
  MultiSelectField,
  SelectField,
  type FieldErrors,
  optionsOf,
} from 'shared/form';

import type { ConditionValues, SumField } from './condition-values';
import { CONDITION_FIELD_LABELS as LABELS } from './template-labels';
import { ReferencesField } from '../../references/references-field';
import classes from './template-form.module.css';

const OF_AGREEMENTS = optionsOf(AGREEMENT_DIRECTION_LABELS);
const OF_OFFERS = optionsOf(OFFER_DIRECTION_LABELS);
const RISKS = optionsOf(COUNTERPARTY_RISK_LABELS);
const FROM_TEMPLATE = [
  { value: 'any', label: 'Не важно' },
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
] as const;

/** The directions documents of these kinds have, and those that are chosen already. */
function directionsOf(kinds: readonly string[], chosen: readonly string[]) {
  const offer = RECORD_KINDS.commercialOffer.name;
  const known = [
    ...(kinds.some((kind) => kind !== offer) ? OF_AGREEMENTS : []),
    ...(kinds.includes(offer) ? OF_OFFERS : []),
  ];
  const others = [...OF_AGREEMENTS, ...OF_OFFERS].filter(
    ({ value }) => chosen.includes(value) && !known.some((option) => option.value === value),
  );
  return [...known, ...others];
}

interface ConditionFieldsProps {
  values: ConditionValues;
  /** The documents the template is for. */
  kinds: readonly string[];
  /** Of the fields as they are sent: `conditions`, `stages.0.condition`. */
  path: string;
  errors: FieldErrors;
  onChange: (change: Partial<ConditionValues>) => void;
}

interface RecordsProps {
  id: string;
  error: string | undefined;
}

/** When a template, or a stage of it, applies: a field that is empty limits nothing. */
export function ConditionFields({ values, kinds, path, errors, onChange }: ConditionFieldsProps) {
  const at = (field: string): RecordsProps => ({
    id: fieldId(`${path}.${field}`),
    error: errors[`${path}.${field}`],
  });
  const sum = (field: SumField) => {
    const { [field]: _, ...others } = values.unread;
    return {
      ...at(field),
      value: values[field],
      onChange: (amount: string | null) => onChange({ [field]: amount, unread: others }),
      onInvalid: (message: string | null) => {
        // The change itself has told that the text can be read again.
        if (message !== null) onChange({ [field]: null, unread: { ...others, [field]: message } });
      },
    };
  };
  const { is_template_based: isTemplate } = values;
  return (
    <div className={classes.grid}>
      <DecimalField {...sum('amount_min')} label={LABELS.amount_min} />
      <DecimalField {...sum('amount_max')} label={LABELS.amount_max} />
      <ReferencesField
        {...at('agreement_type_ids')}
        label={LABELS.agreement_type_ids}
        resource="agreement-types"
        value={values.agreement_types}
        onChange={(chosen) => onChange({ agreement_types: chosen })}
      />
      <ReferencesField
        {...at('organization_ids')}
        label={LABELS.organization_ids}
        resource="counterparties"
        value={values.organizations}
        onChange={(chosen) => onChange({ organizations: chosen })}
      />
      <ReferencesField
        {...at('department_ids')}
        label={LABELS.department_ids}
        resource="departments"
        value={values.departments}
        onChange={(chosen) => onChange({ departments: chosen })}
      />
      <MultiSelectField
        {...at('directions')}
        label={LABELS.directions}
        options={directionsOf(kinds, values.directions)}
        value={values.directions}
        onChange={(directions) => onChange({ directions })}
      />
      <SelectField
        {...at('is_template_based')}
        label={LABELS.is_template_based}
        options={FROM_TEMPLATE}
        value={isTemplate === null ? 'any' : isTemplate ? 'yes' : 'no'}
        onChange={(value) =>
          onChange({ is_template_based: value === null || value === 'any' ? null : value === 'yes' })
        }
      />
      <MultiSelectField
        {...at('counterparty_risks')}
        label={LABELS.counterparty_risks}
        options={RISKS}
        value={values.counterparty_risks}
        onChange={(risks) => onChange({ counterparty_risks: risks })}
      />
    </div>
  );
}
