import type { ReactNode } from 'react';

import { useAlerts } from '../../../alerts/alerts';
import { AsyncSelectField } from '../../../form/form';
import type { ReferenceSource } from '../../../query/query';
import type { Picked } from '../../../form/form';
import type { FieldOf } from '../form-definition';
import { useField } from '../use-field';

/** Fields of a form that hold a record of a handbook. */
export type ReferencesOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends Picked | null ? Field : never;
}[FieldOf<Values>];

export interface ReferenceFieldProps<Values, Option extends Picked> {
  field: ReferencesOf<Values>;
  source: ReferenceSource<Option>;
  /** What follows from the choice besides the choice itself. */
  onChoose?: (option: Option | null) => void;
  className?: string;
  label?: string;
  hint?: ReactNode;
  hintTone?: 'orange';
  placeholder?: string;
  clearable?: boolean;
  emptyText?: string;
}

/** A record of a handbook, searched on the server; a list that does not load raises an alert. */
export function ReferenceField<Values extends object, Option extends Picked>(
  props: ReferenceFieldProps<Values, Option>,
) {
  const { field, source, onChoose, label, hint, ...rest } = props;
  const { value, change, binding } = useField<Values, typeof field>(field);
  const alerts = useAlerts();
  const chosen = value as Option | null;
  return (
    <AsyncSelectField<Option>
      {...binding}
      {...(label === undefined ? {} : { label })}
      {...rest}
      hint={hint ?? chosen?.note}
      value={chosen}
      source={source}
      onLoadError={alerts.failure}
      onChange={(option) => {
        if (onChoose === undefined) change(option as Values[typeof field]);
        else onChoose(option);
      }}
    />
  );
}
