import { useMemo } from 'react';
import { useAlerts } from 'shared/alerts';
import type { Field } from 'shared/contract/record/field-table';
import {
  AsyncSelectField,
  CheckboxField,
  DateField,
  DecimalField,
  fieldId,
  MultiSelectField,
  SegmentedField,
  SelectField,
  TextareaField,
  TextField,
  type FieldCommon,
  type SelectOption,
} from 'shared/form';

import { isNeeded, isPicked, type FormValue, type Picked } from './form-values';
import { currencySource, referableSource } from './options.queries';

export interface BookFieldProps {
  name: string;
  field: Field;
  value: FormValue;
  error: string | undefined;
  className?: string;
  onChange: (value: FormValue) => void;
  onInvalid: (message: string | null) => void;
  onBlur: () => void;
}

interface ControlProps<Kind extends Field['kind']> {
  field: Extract<Field, { kind: Kind }>;
  binding: FieldCommon;
  props: BookFieldProps;
}

const textOf = (value: FormValue) => (typeof value === 'string' ? value : '');
const orNull = (value: FormValue) => (typeof value === 'string' ? value : null);

function optionsOf(labels: Readonly<Record<string, string>>): SelectOption<string>[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

function ReferenceControl({ field, binding, props }: ControlProps<'reference' | 'currency'>) {
  const alerts = useAlerts();
  const source = useMemo(
    () => (field.kind === 'currency' ? currencySource : referableSource(field)),
    [field],
  );
  return (
    <AsyncSelectField<Picked>
      {...binding}
      value={isPicked(props.value) ? props.value : null}
      source={source}
      clearable={!isNeeded(field)}
      onLoadError={alerts.failure}
      onChange={props.onChange}
    />
  );
}

const SUFFIX: Readonly<Partial<Record<Field['kind'], string>>> = { percent: '%' };
const SCALE: Readonly<Partial<Record<Field['kind'], number>>> = { whole: 0, quantity: 3 };

function NumberControl({ field, binding, props }: ControlProps<'whole' | 'percent' | 'money' | 'quantity'>) {
  return (
    <DecimalField
      {...binding}
      scale={SCALE[field.kind] ?? 2}
      fixed={field.kind === 'money'}
      suffix={field.kind === 'whole' ? field.unit?.[2] : SUFFIX[field.kind]}
      value={orNull(props.value)}
      onChange={props.onChange}
      onInvalid={props.onInvalid}
    />
  );
}

function FlagControl({ field, binding, props }: ControlProps<'flag'>) {
  const checked = props.value === true;
  if (field.words === undefined) {
    return <CheckboxField {...binding} checked={checked} onChange={props.onChange} />;
  }
  const [yes, no] = field.words;
  return (
    <SegmentedField
      {...binding}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={checked ? 'yes' : 'no'}
      onChange={(answer) => {
        props.onChange(answer === 'yes');
      }}
    />
  );
}

/** The control of a field by its kind, under the field's own word and within its limits. */
export function BookField(props: BookFieldProps) {
  const { name, field, value, onChange, onInvalid } = props;
  const binding: FieldCommon = {
    label: field.label,
    required: isNeeded(field),
    error: props.error,
    id: fieldId(name),
    name,
    className: props.className,
    onBlur: props.onBlur,
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...binding} value={textOf(value)} onChange={onChange} />;
    case 'long_text':
      return <TextareaField {...binding} rows={3} value={textOf(value)} onChange={onChange} />;
    case 'tags':
      return <TextField {...binding} hint="Через запятую" value={textOf(value)} onChange={onChange} />;
    case 'whole':
    case 'percent':
    case 'money':
    case 'quantity':
      return <NumberControl field={field} binding={binding} props={props} />;
    case 'flag':
      return <FlagControl field={field} binding={binding} props={props} />;
    case 'choice':
      return (
        <SelectField
          {...binding}
          options={optionsOf(field.labels)}
          value={orNull(value)}
          onChange={onChange}
        />
      );
    case 'choices':
      return (
        <MultiSelectField
          {...binding}
          options={optionsOf(field.labels)}
          value={Array.isArray(value) ? (value as readonly string[]) : []}
          onChange={onChange}
        />
      );
    case 'day':
      return <DateField {...binding} value={orNull(value)} onChange={onChange} onInvalid={onInvalid} />;
    case 'reference':
    case 'currency':
      return <ReferenceControl field={field} binding={binding} props={props} />;
    case 'lines':
      return null;
  }
}
