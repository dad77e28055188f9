import { useMemo } from 'react';
import { useAlerts } from 'shared/alerts';
import { AsyncSelectField, type SelectOption } from 'shared/form';
import { referenceSource } from 'shared/query';

interface UserRow {
  id: number;
  full_name: string;
  job_title_name?: string | null;
}

/** An employee as a choice. */
export interface Colleague extends SelectOption {
  value: number;
}

interface ColleagueFieldProps {
  label: string;
  value: Colleague | null;
  error?: string | undefined;
  /** May be left empty. */
  optional?: boolean;
  onChange: (colleague: Colleague | null) => void;
}

/** An employee who works here, searched on the server. */
export function ColleagueField({ label, value, error, optional, onChange }: ColleagueFieldProps) {
  const alerts = useAlerts();
  const source = useMemo(
    () =>
      referenceSource<UserRow, Colleague>({
        resource: 'users',
        filters: { 'filter[status]': 'active' },
        option: ({ id, full_name, job_title_name }) => ({
          value: id,
          label: full_name,
          ...(typeof job_title_name === 'string' && { note: job_title_name }),
        }),
      }),
    [],
  );
  return (
    <AsyncSelectField
      required={optional !== true}
      clearable={optional}
      {...{ label, error, source, value, onChange }}
      onLoadError={alerts.failure}
    />
  );
}
