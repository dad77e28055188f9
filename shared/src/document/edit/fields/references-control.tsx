import { useAlerts } from '../../../alerts/alerts';
import { AsyncSelectField, type FieldCommon } from '../../../form/form';
import type { ReferenceSource } from '../../../query/query';
import { Chip, ChipRow } from '../../../ui/ui';
import classes from '../frame/form.module.css';

interface Choice {
  value: number | string;
  label: string;
}

export interface ReferencesControlProps<Option extends Choice> extends FieldCommon {
  value: readonly Option[];
  source: ReferenceSource<Option>;
  onChange: (value: readonly Option[]) => void;
}

/** Several records, searched on the server: each chosen one stands under the field and is removed by itself. */
export function ReferencesControl<Option extends Choice>(props: ReferencesControlProps<Option>) {
  const { value, source, onChange, className, ...field } = props;
  const alerts = useAlerts();
  const isClosed = field.disabledReason !== undefined;
  return (
    <div className={className}>
      <AsyncSelectField<Option>
        {...field}
        value={null}
        placeholder="Добавить"
        source={source}
        onLoadError={alerts.failure}
        onChange={(one) => {
          if (one !== null && !value.some((other) => other.value === one.value)) {
            onChange([...value, one]);
          }
        }}
      />
      {value.length > 0 && (
        <ChipRow className={classes.tags}>
          {value.map((one) => (
            <Chip
              key={one.value}
              value={one.label}
              removeLabel={`Убрать: ${one.label}`}
              onRemove={
                isClosed
                  ? undefined
                  : () => {
                      onChange(value.filter((other) => other !== one));
                    }
              }
            />
          ))}
        </ChipRow>
      )}
    </div>
  );
}
