import { useState, type KeyboardEvent } from 'react';
import { Chip, ChipRow } from 'shared/ui';
import { TextField } from 'shared/form';

import { useField } from './use-field';
import classes from '../form.module.css';

/** Free words for finding: Enter or a comma adds one, Backspace in the empty field takes the last. */
export function TagsField({ className }: { className?: string }) {
  const { value, change, binding } = useField('tags');
  const [typed, setTyped] = useState('');
  const closed = binding.disabledReason !== undefined;
  const add = (text: string) => {
    const tags = text
      .split(',')
      .map((tag) => tag.trim().slice(0, 50))
      .filter((tag) => tag !== '' && !value.includes(tag));
    if (tags.length > 0) change([...value, ...new Set(tags)].slice(0, 20));
    setTyped('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) change(value.slice(0, -1));
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
      {value.length > 0 && (
        <ChipRow className={classes.tags}>
          {value.map((tag) => (
            <Chip
              key={tag}
              value={tag}
              removeLabel={`Убрать метку «${tag}»`}
              onRemove={
                closed
                  ? undefined
                  : () => {
                      change(value.filter((other) => other !== tag));
                    }
              }
            />
          ))}
        </ChipRow>
      )}
    </div>
  );
}
