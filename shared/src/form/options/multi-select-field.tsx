import { IconX } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { quoted } from '../../contract/quotation';
import { Field } from '../../ui/field/field';
import { ComboboxInput } from './combobox-input';
import { type FieldCommon, isClosed, wrapperProps } from '../field-common';
import classes from './multi-select-field.module.css';
import { filterOptions, type SelectOption } from './option';
import { OptionList } from './option-list';
import { useCombobox } from './use-combobox';

export interface MultiSelectFieldProps<Value extends string | number> extends FieldCommon {
  options: readonly SelectOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Several values of a known list; those chosen stand under the field and are removed one by one. */
export function MultiSelectField<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  const { options, value, onChange, placeholder = 'Выбрать', onBlur, ref, name, label } = props;
  const [search, setSearch] = useState('');
  const shown = filterOptions(options, search);
  const closed = isClosed(props);
  const toggle = (one: Value) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  const combobox = useCombobox({
    options: shown,
    multiple: true,
    onSearch: setSearch,
    onChoose: (option) => toggle(option.value),
  });
  const summary = value.length === 0 ? placeholder : `Выбрано: ${value.length}`;
  const dropLast = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && search === '' && !closed) onChange(value.slice(0, -1));
  };
  return (
    <Field {...wrapperProps(props)}>
      {(control) => (
        // The key is caught on its way up from the input: it belongs to the chips, not to the text.
        <div onKeyDown={dropLast} role="presentation">
          <ComboboxInput
            {...{ control, combobox, name, ref, onBlur }}
            placeholder={summary}
            text=""
            disabled={closed}
            locked={props.disabledReason !== undefined}
          />
          {value.length > 0 && (
            <ul className={classes.chips} aria-label={typeof label === 'string' ? label : undefined}>
              {value.map((one) => {
                const text = options.find((option) => option.value === one)?.label ?? String(one);
                return (
                  <li key={one} className={classes.chip}>
                    <span className={classes.word}>{text}</span>
                    <button
                      type="button"
                      className={classes.remove}
                      aria-label={`Убрать ${quoted(text)}`}
                      disabled={closed}
                      onClick={() => toggle(one)}
                    >
                      <IconX aria-hidden />
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
          {combobox.open && (
            <OptionList
              {...combobox.listProps}
              label={label}
              multiple
              options={shown}
              isChosen={(option) => value.includes(option.value)}
              state={shown.length === 0 ? 'Ничего не найдено' : null}
            />
          )}
        </div>
      )}
    </Field>
  );
}
