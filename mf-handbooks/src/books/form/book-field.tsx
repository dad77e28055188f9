import { useMemo } from 'react';
import { useAlerts } from 'shared/alerts';
import type { Field } from 'shared/contract/record/field-table';
import { FieldControl, ReferencesControl } from 'shared/document-form';
import { AsyncSelectField, fieldId, type FieldCommon } from 'shared/form';

import { isNeeded, isPicked, marksOf, pickedEach, type FormValue, type Picked } from './form-values';
import { MarksField } from './marks-field';
import { PatternField } from './pattern-field';
import { currencySource, referableSource } from './options.queries';

export interface BookFieldProps {
  name: string;
  field: Field;
  value: FormValue;
  error: string | undefined;
  /** What makes the value doubtful, though it may be saved. */
  doubt?: string | null;
  className?: string;
  /** Of the field that says where a record of a tree stands: that record. */
  moved?: number | undefined;
  onChange: (value: FormValue) => void;
  onInvalid: (message: string | null) => void;
  onBlur: () => void;
}

interface ReferenceProps {
  field: Extract<Field, { kind: 'reference' | 'currency' }>;
  binding: FieldCommon;
  props: BookFieldProps;
}

function ReferenceControl({ field, binding, props }: ReferenceProps) {
  const alerts = useAlerts();
  const source = useMemo(
    () => (field.kind === 'currency' ? currencySource : referableSource(field, props.moved)),
    [field, props.moved],
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

type ReferencesProps = Omit<ReferenceProps, 'field'> & { field: Extract<Field, { kind: 'references' }> };

function ReferencesOfBook({ field, binding, props }: ReferencesProps) {
  const source = useMemo(() => referableSource(field), [field]);
  return (
    <ReferencesControl
      {...binding}
      value={pickedEach(props.value)}
      source={source}
      onChange={props.onChange}
    />
  );
}

/** The control of a field by its kind, under the field's own word and within its limits. */
export function BookField(props: BookFieldProps) {
  const { name, field, value, doubt = null, onChange, onInvalid } = props;
  const binding: FieldCommon = {
    label: field.label,
    required: isNeeded(field),
    error: props.error,
    ...(doubt !== null && { hint: doubt, hintTone: 'orange' as const }),
    id: fieldId(name),
    name,
    className: props.className,
    onBlur: props.onBlur,
  };
  if (field.kind === 'lines') return null;
  if (field.kind === 'text' && field.composed === 'number') {
    return (
      <PatternField binding={binding} value={typeof value === 'string' ? value : ''} onChange={onChange} />
    );
  }
  if (field.kind === 'references') return <ReferencesOfBook field={field} binding={binding} props={props} />;
  if (field.kind === 'marks') {
    return <MarksField field={field} binding={binding} value={marksOf(value)} onChange={onChange} />;
  }
  if (field.kind === 'reference' || field.kind === 'currency') {
    return <ReferenceControl field={field} binding={binding} props={props} />;
  }
  return <FieldControl {...binding} rows={3} {...{ field, value, onChange, onInvalid }} />;
}
