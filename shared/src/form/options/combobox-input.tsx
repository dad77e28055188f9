import { IconChevronDown, IconLock, IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { MAX_SEARCH } from '../../contract/list/max-search';
import type { FieldControl } from '../../ui/field/field';
import { TextInput } from '../../ui/field/text-input';
import type { useCombobox } from './use-combobox';

interface ComboboxInputProps {
  control: FieldControl;
  combobox: Pick<
    ReturnType<typeof useCombobox>,
    'box' | 'inputProps' | 'search' | 'open' | 'type' | 'show' | 'close'
  >;
  /** What is chosen, shown while nothing is searched for. */
  text: string;
  name?: string;
  placeholder?: string;
  disabled: boolean;
  locked: boolean;
  icon?: ReactNode;
  onClear?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The input of a list of values: shows what is chosen, searches when typed into. */
export function ComboboxInput(props: ComboboxInputProps) {
  const { control, combobox, text, name, placeholder, disabled, locked, icon, onClear, onBlur, ref } = props;
  const clear = onClear !== undefined && !disabled && text !== '' && (
    <button type="button" tabIndex={-1} aria-label="Очистить" onClick={onClear}>
      <IconX aria-hidden />
    </button>
  );
  return (
    <TextInput
      {...control}
      {...combobox.inputProps}
      ref={ref}
      boxRef={combobox.box}
      name={name}
      icon={icon}
      placeholder={placeholder}
      disabled={disabled}
      spellCheck={false}
      maxLength={MAX_SEARCH}
      value={combobox.search ?? text}
      suffix={
        <>
          {clear}
          {locked ? <IconLock aria-hidden /> : <IconChevronDown aria-hidden />}
        </>
      }
      onChange={(event) => combobox.type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onClick={() => {
        if (!combobox.open) combobox.show();
      }}
      onBlur={() => {
        combobox.close();
        onBlur?.();
      }}
    />
  );
}
