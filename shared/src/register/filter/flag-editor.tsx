import { Segmented } from '../../ui/ui';
import type { FlagField } from './filter-field';

interface FlagEditorProps {
  field: FlagField;
  value: boolean | null;
  onApply: (value: boolean) => void;
}

/** One of two answers. */
export function FlagEditor({ field, value, onApply }: FlagEditorProps) {
  return (
    <Segmented
      label={field.label}
      wide
      value={value === null ? null : value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: field.yes },
        { value: 'no', label: field.no },
      ]}
      onChange={(answer) => {
        onApply(answer === 'yes');
      }}
    />
  );
}
