import { Checkbox } from '../../ui/ui';
import type { ChoiceField } from './filter-field';
import classes from './filter-panel.module.css';

interface ChoiceEditorProps {
  field: ChoiceField;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Marks out of a closed list; each mark works at once. */
export function ChoiceEditor({ field, values, onChange }: ChoiceEditorProps) {
  return (
    <ul className={classes.list} aria-label={field.label}>
      {field.options.map(({ value, label }) => (
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
}
