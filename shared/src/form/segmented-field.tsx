import { Field } from '../ui/field/field';
import { Segmented, type SegmentedOption } from '../ui/field/segmented';
import { type FieldCommon, isClosed, wrapperProps } from './field-common';

export interface SegmentedFieldProps<Value extends string> extends FieldCommon {
  options: readonly SegmentedOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Two to four answers in one line under a label. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { options, value, onChange } = props;
  return (
    <Field {...wrapperProps(props)} group>
      {(control, labelId) => (
        <Segmented
          id={control.id}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          wide
          disabled={isClosed(props)}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
