import { useMemo, useRef, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { referenceNameKey, referenceSource, useQueryClient, useReferenceOptions } from '../../query/query';
import { useToldOnce } from '../../query/reference/told-failures';
import { Button, Checkbox, Loader, SearchInput } from '../../ui/ui';
import type { ReferenceField } from './filter-field';
import { optionLabel, type ReferenceItem } from './reference-option';

import classes from './filter-panel.module.css';

/** So far from the end of the list the next page is asked for, px. */
const NEAR_END = 48;

/** The way to the next page for whoever does not scroll: by keyboard, by voice, by a reader of the screen. */
function MoreOptions({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <li ref={item}>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        onClick={() => {
          // The button goes with the last page: the focus waits where the new options will follow.
          item.current?.previousElementSibling?.querySelector('input')?.focus();
          onMore();
        }}
      >
        Показать ещё
      </Button>
    </li>
  );
}

interface ReferenceEditorProps {
  field: ReferenceField;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Records found by the server; each mark works at once. A failure to load is told in an alert, too. */
export function ReferenceEditor({ field, values, onChange }: ReferenceEditorProps) {
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const alerts = useAlerts();
  const source = useMemo(
    () =>
      referenceSource({
        resource: field.resource,
        filters: field.params,
        option: (item: ReferenceItem) => item,
      }),
    [field.resource, field.params],
  );
  const onError = useToldOnce(alerts.failure);
  const list = useReferenceOptions({ source, search: typed.trim(), open: true, onError });
  const { options, status } = list;

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
      {status === 'failed' && (
        <div className={classes.failure}>
          Список не загрузился.
          <Button size="sm" onClick={list.retry}>
            Повторить
          </Button>
        </div>
      )}
      {options.length === 0 && status === 'loading' && (
        <div className={classes.none}>
          <Loader />
        </div>
      )}
      {options.length > 0 && (
        <ul
          className={classes.list}
          aria-label={field.label}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            if (scrollHeight - scrollTop - clientHeight < NEAR_END) list.more();
          }}
        >
          {options.map((item) => {
            const id = String(item.id);
            const label = optionLabel(field, item);
            return (
              <li key={id} className={classes.choice}>
                <Checkbox
                  label={label}
                  note={field.optionHint?.(item) ?? undefined}
                  checked={values.includes(id)}
                  onChange={(isOn) => {
                    client.setQueryData(referenceNameKey(field.resource, id), label);
                    onChange(isOn ? [...values, id] : values.filter((other) => other !== id));
                  }}
                />
              </li>
            );
          })}
          {list.hasMore && status !== 'failed' && (
            <MoreOptions busy={status === 'loading'} onMore={list.more} />
          )}
        </ul>
      )}
      {options.length === 0 && status === 'ready' && <p className={classes.none}>Ничего не найдено</p>}
    </div>
  );
}
