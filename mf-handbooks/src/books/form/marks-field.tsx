import type { MarksField as MarksOfTable } from 'shared/contract/record/field-table';
import { MultiSelectField, type FieldCommon } from 'shared/form';

import type { Marks } from './form-values';

interface MarksFieldProps {
  field: MarksOfTable;
  binding: FieldCommon;
  value: Marks;
  onChange: (value: { marks: Marks }) => void;
}

/** A list of fields for each mark; a field bears one mark, so that choosing it in one list takes it out of the other. */
export function MarksField({ field, binding, value, onChange }: MarksFieldProps) {
  const options = Object.entries(field.labels).map(([name, label]) => ({ value: name, label }));
  const { className, error, ...rest } = binding;
  return Object.entries(field.marks).map(([mark, word], at) => (
    <MultiSelectField
      key={mark}
      {...rest}
      className={className}
      id={at === 0 ? binding.id : `${binding.id ?? ''}-${mark}`}
      label={`${word} ${field.label.toLowerCase()}`}
      error={at === 0 ? error : undefined}
      options={options}
      value={Object.keys(value).filter((name) => value[name] === mark)}
      onChange={(names) => {
        const others = Object.entries(value).filter(([name, one]) => one !== mark && !names.includes(name));
        const own = names.map((name): [string, string] => [name, mark]);
        onChange({ marks: Object.fromEntries<string>([...others, ...own]) });
      }}
    />
  ));
}
