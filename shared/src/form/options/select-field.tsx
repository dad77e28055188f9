import { useState, type Ref } from 'react';
import { Field } from '../../ui/field/field';
import { ComboboxInput } from './combobox-input';
import { type FieldCommon, isClosed, wrapperProps } from '../field-common';
import { filterOptions, type SelectOption } from './option';
import { OptionList } from './option-list';
import { useCombobox } from './use-combobox';

export interface SelectFieldProps<Value extends string | number> extends FieldCommon {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  placeholder?: string;
  /** Lets the field be emptied again. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One value of a known list; typing narrows the list. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, placeholder = 'Выбрать', clearable, onBlur, ref, name, label } = props;
  const [search, setSearch] = useState('');
  const shown = filterOptions(options, search);
  const combobox = useCombobox({
    options: shown,
    chosen: value,
    onSearch: setSearch,
    onChoose: (option) => onChange(option.value),
  });
  return (
    <Field {...wrapperProps(props)}>
      {(control) => (
        <>
          <ComboboxInput
            {...{ control, combobox, name, placeholder, ref, onBlur }}
            text={options.find((option) => option.value === value)?.label ?? ''}
            disabled={isClosed(props)}
            locked={props.disabledReason !== undefined}
            onClear={clearable ? () => onChange(null) : undefined}
          />
          {combobox.open && (
            <OptionList
              {...combobox.listProps}
              label={label}
              options={shown}
              isChosen={(option) => option.value === value}
              state={shown.length === 0 ? 'Ничего не найдено' : null}
            />
          )}
        </>
      )}
    </Field>
  );
}
