import type { Field } from 'shared/contract/record/field-table';
import {
  CheckboxField,
  DateField,
  DecimalField,
  SelectField,
  TextareaField,
  TextField,
  type FieldCommon,
} from 'shared/form';
import { bookQuery, useQuery } from 'shared/query';

export interface FieldControlProps extends FieldCommon {
  field: Field;
  value: unknown;
  onChange: (value: string | boolean | null) => void;
  onInvalid: (message: string | null) => void;
}

type Known = Omit<FieldControlProps, 'field' | 'value' | 'onInvalid'>;

function Currency({ value, onChange, ...common }: Known & { value: string }) {
  const { data = [] } = useQuery(bookQuery<{ code: string; name: string }>('currencies'));
  const options = data.map(({ code, name }) => ({ value: code, label: code, note: name }));
  // The saved choice is shown at once, before the book has come.
  if (!options.some((option) => option.value === value)) options.push({ value, label: value, note: '' });
  return <SelectField {...common} options={options} value={value} onChange={onChange} />;
}

/** The control that a field of a table asks for, whichever form or line it stands in. */
export function FieldControl({ field, value, onInvalid, ...rest }: FieldControlProps) {
  const text = typeof value === 'string' ? value : '';
  const orNull = typeof value === 'string' ? value : null;
  switch (field.kind) {
    case 'flag':
      return <CheckboxField {...rest} checked={value === true} />;
    case 'day':
      return <DateField {...rest} value={orNull} onInvalid={onInvalid} />;
    case 'money':
    case 'whole': {
      const [scale, digits] = field.kind === 'money' ? [2, field.digits] : [0, 4];
      return <DecimalField {...rest} {...{ scale, digits, onInvalid }} fixed={false} value={orNull} />;
    }
    case 'choice': {
      const options = Object.entries(field.labels).map(([one, label]) => ({ value: one, label }));
      return <SelectField {...rest} clearable={field.required !== true} options={options} value={orNull} />;
    }
    case 'currency':
      return <Currency {...rest} value={text} />;
    case 'long_text':
      return <TextareaField {...rest} value={text} />;
    default:
      return <TextField {...rest} value={text} />;
  }
}
