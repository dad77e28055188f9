import { useMemo } from 'react';
import { useAlerts } from 'shared/alerts';
import { AsyncSelectField, type SelectOption } from 'shared/form';
import { referenceSource } from 'shared/query';
import { Chip, ChipRow } from 'shared/ui';

import type { Named } from './named';
import classes from './references-field.module.css';

interface Row {
  id: number;
  name?: string;
  full_name?: string;
  name_short?: string;
}

type Choice = SelectOption & Named;

const optionOf = ({ id, name, full_name, name_short }: Row): Choice => ({
  value: id,
  label: full_name ?? name_short ?? name ?? `№\u00a0${String(id)}`,
});

const OFFERED: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  users: { 'filter[status]': 'active' },
  counterparties: { 'filter[is_own]': 'true' },
};

interface ReferenceProps {
  label: string;
  resource: string;
  error?: string | null | undefined;
  hint?: string;
  id?: string;
  placeholder?: string | undefined;
  required?: boolean;
}

/** One record of a resource, searched on the server. */
export function ReferenceField(
  props: ReferenceProps & { value: Named | null; onChange: (value: Named | null) => void },
) {
  const { label, resource, error, hint, id, placeholder, required, value, onChange } = props;
  const alerts = useAlerts();
  const source = useMemo(
    () => referenceSource<Row, Choice>({ resource, filters: OFFERED[resource], option: optionOf }),
    [resource],
  );
  return (
    <AsyncSelectField
      {...{ label, error, hint, id, source, placeholder, required, value, onChange }}
      clearable={placeholder !== undefined}
      onLoadError={alerts.failure}
    />
  );
}

/** Several records of a resource: those chosen stand under the field and are removed one by one. */
export function ReferencesField(
  props: ReferenceProps & { value: readonly Named[]; onChange: (value: Named[]) => void },
) {
  const { value, onChange, ...rest } = props;
  return (
    <div className={classes.references}>
      <ReferenceField
        {...rest}
        value={null}
        onChange={(chosen) => {
          if (chosen !== null && !value.some((one) => one.value === chosen.value)) {
            onChange([...value, { value: chosen.value, label: chosen.label }]);
          }
        }}
      />
      {value.length > 0 && (
        <ChipRow>
          {value.map((one) => (
            <Chip
              key={one.value}
              value={one.label}
              removeLabel={`Убрать: ${one.label}`}
              onRemove={() => {
                onChange(value.filter((other) => other.value !== one.value));
              }}
            />
          ))}
        </ChipRow>
      )}
    </div>
  );
}
