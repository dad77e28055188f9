import { useState } from 'react';

import { Checkbox, SearchInput } from '../../ui/ui';
import type { ChoiceField } from './filter-field';
import classes from './filter-panel.module.css';

interface ChoiceEditorProps {
  field: ChoiceField;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** More choices than this are narrowed by typing. */
const MOST_AT_A_GLANCE = 12;

/** Marks out of a closed list; each mark works at once. */
export function ChoiceEditor({ field, values, onChange }: ChoiceEditorProps) {
  const [typed, setTyped] = useState('');
  const { options } = field;
  const isLong = options.length > MOST_AT_A_GLANCE;
  const wanted = typed.trim().toLowerCase();
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted));
  const list = (
    <ul className={classes.list} aria-label={field.label}>
      {shown.map(({ value, label }) => (
        <li key={value} className={classes.choice}>
          <Checkbox
            label={label}
            checked={values.includes(value)}
            onChange={(isOn) => {
              onChange(isOn ? [...values, value] : values.filter((other) => other !== value));
            }}
          />
        </li>
      ))}
    </ul>
  );
  if (!isLong) return list;
  return (
    <div className={classes.panel}>
      <SearchInput
        size="sm"
        label={`Найти: ${field.label}`}
        placeholder="Найти"
        value={typed}
        onChange={setTyped}
        data-autofocus
      />
      {shown.length === 0 ? <p className={classes.none}>Ничего не найдено</p> : list}
    </div>
  );
}
