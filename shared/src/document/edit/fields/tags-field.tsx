import { useState, type KeyboardEvent } from 'react';

import { TextField } from '../../../form/form';
import { Chip, ChipRow } from '../../../ui/ui';
import { useField } from '../use-field';
import type { FieldsWith } from './typed-fields';
import classes from '../frame/form.module.css';

export interface TagsFieldProps<Values> {
  field: FieldsWith<Values, readonly string[]>;
  className?: string;
}

/** Free words for finding: Enter or a comma adds one, Backspace in the empty field takes the last. */
export function TagsField<Values extends object>({ field, className }: TagsFieldProps<Values>) {
  const { value, change, binding } = useField<Values, typeof field>(field);
  const tags = value as readonly string[];
  const keep = (next: readonly string[]) => {
    change(next as Values[typeof field]);
  };
  const [typed, setTyped] = useState('');
  const closed = binding.disabledReason !== undefined;
  const add = (text: string) => {
    const fresh = text
      .split(',')
      .map((tag) => tag.trim().slice(0, 50))
      .filter((tag) => tag !== '' && !tags.includes(tag));
    if (fresh.length > 0) keep([...tags, ...new Set(fresh)].slice(0, 20));
    setTyped('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) keep(tags.slice(0, -1));
  };
  return (
    // The keys are caught on their way up from the input.
    <div className={className} role="presentation" onKeyDown={onKey}>
      <TextField
        {...binding}
        value={typed}
        placeholder="Добавить метку"
        hint="Через запятую или по одной"
        onChange={(text) => {
          if (text.includes(',')) add(text);
          else setTyped(text);
        }}
        onBlur={() => {
          add(typed);
          binding.onBlur?.();
        }}
      />
      {tags.length > 0 && (
        <ChipRow className={classes.tags}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              value={tag}
              removeLabel={`Убрать метку «${tag}»`}
              onRemove={
                closed
                  ? undefined
                  : () => {
                      keep(tags.filter((other) => other !== tag));
                    }
              }
            />
          ))}
        </ChipRow>
      )}
    </div>
  );
}
