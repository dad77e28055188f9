import { STAGE_FIELD_LABELS } from 'shared/contract/approval/chain-template.labels';
import { MultiSelectField } from 'shared/form';
import { useQuery } from 'shared/query';

import { resetFieldsQuery } from '../api/chain-templates.queries';

interface ResetFieldsFieldProps {
  kinds: readonly string[];
  value: readonly string[];
  id: string;
  error: string | undefined;
  onChange: (value: string[]) => void;
}

/** The fields of the document whose change asks the stage anew. */
export function ResetFieldsField({ kinds, value, id, error, onChange }: ResetFieldsFieldProps) {
  const { data, isError } = useQuery(resetFieldsQuery(kinds));
  const options = (data ?? []).map(({ name, label }) => ({ value: name, label }));
  return (
    <MultiSelectField
      label={STAGE_FIELD_LABELS.reset_fields}
      required
      id={id}
      options={options}
      value={[...value]}
      error={isError ? 'Список полей не загрузился. Откройте шаблон ещё раз' : error}
      onChange={onChange}
    />
  );
}
