import { useState } from 'react';

import { TextInput } from '../../ui/ui';
import { ApplyRow } from './apply-row';
import type { TextField } from './filter-field';
import classes from './filter-panel.module.css';

interface TextEditorProps {
  field: TextField;
  text: string;
  onApply: (text: string) => void;
}

/** A word the field has to carry. */
export function TextEditor({ field, text, onApply }: TextEditorProps) {
  const [typed, setTyped] = useState(text);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(typed);
      }}
    >
      <TextInput
        aria-label={field.label}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <ApplyRow />
    </form>
  );
}
