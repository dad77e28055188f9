import type { Field } from '../../../contract/record/field-table';
import {
  CheckboxField,
  DateField,
  DecimalField,
  MultiSelectField,
  SegmentedField,
  SelectField,
  TextareaField,
  TextField,
  type FieldCommon,
  optionsOf,
} from '../../../form/form';
import { bookQuery, useQuery } from '../../../query/query';

export interface FieldControlProps extends FieldCommon {
  field: Field;
  value: unknown;
  onChange: (value: string | boolean | readonly string[] | null) => void;
  onInvalid: (message: string | null) => void;
  /** The least height of a long text, in lines. */
  rows?: number;
}

type ControlOf<Kind extends Field['kind']> = Omit<FieldControlProps, 'field' | 'rows'> & {
  field: Extract<Field, { kind: Kind }>;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const orNull = (value: unknown) => (typeof value === 'string' ? value : null);

function CurrencyControl({ field: _, value, onInvalid: __, ...rest }: ControlOf<'currency'>) {
  const { data = [] } = useQuery(bookQuery<{ code: string; name: string }>('currencies'));
  const options = data.map(({ code, name }) => ({ value: code, label: code, note: name }));
  const chosen = textOf(value);
  // The saved choice is shown at once, before the book has come.
  if (!options.some((option) => option.value === chosen)) {
    options.push({ value: chosen, label: chosen, note: '' });
  }
  return <SelectField {...rest} options={options} value={chosen} />;
}

function NumberControl({ field, value, ...rest }: ControlOf<'whole' | 'percent' | 'money' | 'quantity'>) {
  const common = { ...rest, value: orNull(value) };
  switch (field.kind) {
    case 'whole':
      return <DecimalField {...common} scale={0} fixed={false} suffix={field.unit?.[2]} />;
    case 'percent':
      return <DecimalField {...common} scale={field.scale ?? 2} digits={3} fixed={false} suffix="%" />;
    case 'money':
      return <DecimalField {...common} scale={2} digits={field.digits} fixed />;
    case 'quantity':
      return <DecimalField {...common} scale={3} fixed={false} />;
  }
}

function FlagControl({ field, value, onChange, onInvalid: _, ...rest }: ControlOf<'flag'>) {
  if (field.words === undefined)
    return <CheckboxField {...rest} checked={value === true} onChange={onChange} />;
  const [yes, no] = field.words;
  return (
    <SegmentedField
      {...rest}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={value === true ? 'yes' : 'no'}
      onChange={(answer) => {
        onChange(answer === 'yes');
      }}
    />
  );
}

/** The control that a field of a table asks for, whichever form or line it stands in; records are chosen elsewhere. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, onInvalid, rows, ...rest } = props;
  switch (field.kind) {
    case 'flag':
      return <FlagControl {...props} field={field} />;
    case 'day':
      return <DateField {...rest} value={orNull(value)} onInvalid={onInvalid} />;
    case 'whole':
    case 'percent':
    case 'money':
    case 'quantity':
      return <NumberControl {...props} field={field} />;
    case 'choice': {
      const mayBeEmpty = field.default === null && field.required !== true;
      return (
        <SelectField
          {...rest}
          clearable={mayBeEmpty}
          options={optionsOf(field.labels)}
          value={orNull(value)}
        />
      );
    }
    case 'choices': {
      const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
      return <MultiSelectField {...rest} options={optionsOf(field.labels)} value={chosen} />;
    }
    case 'currency':
      return <CurrencyControl {...props} field={field} />;
    case 'long_text':
      return <TextareaField {...rest} rows={rows} value={textOf(value)} />;
    case 'tags':
      return <TextField {...rest} hint={rest.hint ?? 'Через запятую'} value={textOf(value)} />;
    case 'text':
      return <TextField {...rest} value={textOf(value)} />;
    case 'reference':
    case 'references':
    case 'marks':
    case 'value':
    case 'lines':
      throw new Error(`A field of kind ${field.kind} has a control of its own`);
  }
}
