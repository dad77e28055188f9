import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';

import { focusFirst } from '../../ui/overlay/focus';
import { Button, SearchInput } from '../../ui/ui';
import type { Condition } from '../address/condition';
import ConditionEditor from './condition-editor';
import type { FilterField } from './filter-field';
import classes from './filter-panel.module.css';

interface FilterPanelProps {
  fields: readonly FilterField[];
  conditions: readonly Condition[];
  onApply: (condition: Condition, how?: { replace?: boolean }) => void;
  onClose: () => void;
}

/** A short list needs no search. */
const MANY_FIELDS = 8;

/** The focus goes with the step: into what is asked of a field, and back to the field that was left. */
function useStepFocus(name: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const left = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (name !== null) focusFirst(panel.current);
    else if (left.current !== null)
      panel.current?.querySelector<HTMLElement>(`[data-field="${left.current}"]`)?.focus();
    left.current = name;
  }, [name]);
  return panel;
}

/** First the field, then what is asked of it. */
export default function FilterPanel({ fields, conditions, onApply, onClose }: FilterPanelProps) {
  const [name, setName] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const field = fields.find((other) => other.name === name);
  const panel = useStepFocus(name);

  if (field !== undefined) {
    return (
      <div ref={panel} className={classes.panel}>
        <Button
          size="sm"
          variant="ghost"
          className={classes.back}
          icon={<IconChevronLeft />}
          onClick={() => {
            setName(null);
          }}
        >
          {field.label}
        </Button>
        <ConditionEditor
          field={field}
          condition={conditions.find((condition) => condition.field === name)}
          onApply={onApply}
          onClose={onClose}
        />
      </div>
    );
  }
  const wanted = sought.trim().toLowerCase();
  const found = fields.filter((other) => other.label.toLowerCase().includes(wanted));
  return (
    <div ref={panel} className={classes.panel}>
      {fields.length > MANY_FIELDS && (
        <SearchInput
          size="sm"
          label="Найти поле"
          placeholder="Найти поле"
          value={sought}
          onChange={setSought}
        />
      )}
      <ul className={classes.list}>
        {found.map((other) => (
          <li key={other.name}>
            <button
              type="button"
              className={classes.option}
              data-field={other.name}
              onClick={() => {
                setName(other.name);
              }}
            >
              <span className={classes.label}>{other.label}</span>
              {conditions.some((condition) => condition.field === other.name) && (
                <span className={classes.hint}>задано</span>
              )}
              <IconChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>Такого поля нет</p>}
    </div>
  );
}
