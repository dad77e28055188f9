import type { ReactNode } from 'react';
import { useAlerts } from 'shared/alerts';
import { AsyncSelectField, type LoadOptions } from 'shared/form';

import type { AgreementField, AgreementValues } from '../values/agreement-values';
import type { Picked } from '../values/picked';
import { useField } from './use-field';

/** Fields that hold a record of a handbook. */
export type ReferenceName = {
  [Field in AgreementField]: AgreementValues[Field] extends Picked | null ? Field : never;
}[AgreementField];

export interface ReferenceFieldProps<Option extends Picked> {
  field: ReferenceName;
  load: LoadOptions<Option>;
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
export function ReferenceField<Option extends Picked>(props: ReferenceFieldProps<Option>) {
  const { field, load, onChoose, label, hint, ...rest } = props;
  const { value, change, binding } = useField(field);
  const alerts = useAlerts();
  const chosen = value as Option | null;
  return (
    <AsyncSelectField<Option>
      {...binding}
      {...(label === undefined ? {} : { label })}
      {...rest}
      hint={hint ?? chosen?.note}
      value={chosen}
      load={load}
      onLoadError={alerts.failure}
      onChange={(option) => {
        if (onChoose === undefined) change(option);
        else onChoose(option);
      }}
    />
  );
}
