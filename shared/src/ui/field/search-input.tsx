import { IconSearch, IconX } from '@tabler/icons-react';
import { MAX_SEARCH } from '../../contract/list/max-search';
import { Kbd } from '../value/kbd';
import { TextInput, type TextInputProps } from './text-input';

export interface SearchInputProps extends Omit<
  TextInputProps,
  'icon' | 'suffix' | 'onChange' | 'value' | 'type'
> {
  value: string;
  onChange: (value: string) => void;
  /** The accessible name. */
  label: string;
  /** The key that leads here, shown while the field is empty. */
  hotkey?: string;
}

/** A search field that can be emptied; Escape empties it too. */
export function SearchInput({ value, onChange, label, hotkey, onKeyDown, ...rest }: SearchInputProps) {
  const clear = (
    <button type="button" aria-label="Очистить поиск" onClick={() => onChange('')}>
      <IconX aria-hidden />
    </button>
  );
  return (
    <TextInput
      {...rest}
      type="search"
      maxLength={MAX_SEARCH}
      aria-label={label}
      icon={<IconSearch />}
      suffix={value === '' ? hotkey !== undefined && <Kbd keys={[hotkey]} /> : clear}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation();
          onChange('');
        }
        onKeyDown?.(event);
      }}
    />
  );
}
