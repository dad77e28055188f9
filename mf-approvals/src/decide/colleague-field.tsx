import { useAlerts } from 'shared/alerts';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { UserRow } from 'shared/contract/user/user';
import { AsyncSelectField, type SelectOption } from 'shared/form';
import { referenceSource } from 'shared/query';

/** An employee as a choice. */
export interface Colleague extends SelectOption {
  value: number;
}

const DECIDES: PermissionName = 'approval_chains.vote';

const sourceOf = (filters: Readonly<Record<`filter[${string}]`, string>>) =>
  referenceSource({
    resource: 'users',
    filters: { 'filter[status]': 'active', ...filters },
    option: ({ id, full_name: label, job_title: post }: UserRow): Colleague => ({
      value: id,
      label,
      ...(post !== null && { note: post }),
    }),
  });
const everybody = sourceOf({});
/** Whoever has no right to decide would be refused by the server. */
const deciding = sourceOf({ 'filter[permission]': DECIDES });

interface ColleagueFieldProps {
  label: string;
  value: Colleague | null;
  error?: string | undefined;
  /** May be left empty; what that means stands in the hint. */
  optional?: boolean;
  hint?: string;
  /** Anybody who works here, not only those who may decide on approvals. */
  anybody?: boolean;
  onChange: (colleague: Colleague | null) => void;
}

/** An employee who works here and may be asked to decide, searched on the server. */
export function ColleagueField({
  label,
  hint,
  value,
  error,
  optional,
  anybody,
  onChange,
}: ColleagueFieldProps) {
  const alerts = useAlerts();
  const isAnybody = anybody === true;
  return (
    <AsyncSelectField
      required={optional !== true}
      clearable={optional}
      source={isAnybody ? everybody : deciding}
      emptyText={isAnybody ? undefined : 'Никого не найдено среди тех, кто вправе согласовывать'}
      {...{ label, hint, error, value, onChange }}
      onLoadError={alerts.failure}
    />
  );
}
