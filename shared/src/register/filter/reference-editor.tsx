import { useEffect, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { useQuery, useQueryClient } from '../../query/query';
import { Button, Checkbox, Loader, SearchInput } from '../../ui/ui';
import type { ReferenceField } from './filter-field';
import { optionLabel } from './reference-option';
import { nameKey, referenceOptionsQuery } from './reference.queries';

import classes from './filter-panel.module.css';

/** A pause in typing after which the server is asked. */
const PAUSE = 250;

interface ReferenceEditorProps {
  field: ReferenceField;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}

/** Records found by the server; each mark works at once. A failure to load is told in an alert, too. */
export function ReferenceEditor({ field, values, onChange }: ReferenceEditorProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, error, isError, refetch } = useQuery(referenceOptionsQuery(field, search));
  const client = useQueryClient();
  const alerts = useAlerts();
  useEffect(() => {
    if (error !== null) alerts.failure(error);
  }, [error, alerts]);

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
      {isError && (
        <div className={classes.failure}>
          Список не загрузился.
          <Button size="sm" onClick={() => void refetch()}>
            Повторить
          </Button>
        </div>
      )}
      {data === undefined && !isError && (
        <div className={classes.none}>
          <Loader />
        </div>
      )}
      {data !== undefined && (
        <ul className={classes.list} aria-label={field.label}>
          {data.map((item) => {
            const id = String(item.id);
            const label = optionLabel(field, item);
            return (
              <li key={id} className={classes.choice}>
                <Checkbox
                  label={label}
                  note={field.optionHint?.(item) ?? undefined}
                  checked={values.includes(id)}
                  onChange={(isOn) => {
                    client.setQueryData(nameKey(field.resource, id), label);
                    onChange(isOn ? [...values, id] : values.filter((other) => other !== id));
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {data?.length === 0 && <p className={classes.none}>Ничего не найдено</p>}
    </div>
  );
}
