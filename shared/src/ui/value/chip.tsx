import { IconPlus, IconX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import classes from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** The field, in grey: «Подразделение». */
  field?: string;
  value: ReactNode;
  onRemove?: () => void;
  /** What the cross removes, for a screen reader. */
  removeLabel?: string;
}

/** A condition that reads as a sentence, «Подразделение: Закупки»; a press changes it, the cross removes it. */
export function Chip({ field, value, onRemove, removeLabel, ...button }: ChipProps) {
  const body = (
    <>
      {field !== undefined && <span className={classes.field}>{field}:</span>}
      <span className={classes.value}>{value}</span>
    </>
  );
  const pressable = button.onClick !== undefined || button['aria-haspopup'] !== undefined;
  return (
    <span className={classNames(classes.chip, button.className)}>
      {pressable ? (
        <button type="button" {...button} className={classes.body}>
          {body}
        </button>
      ) : (
        <span className={classes.body}>{body}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={classes.remove}
          aria-label={removeLabel ?? `Убрать условие${field === undefined ? '' : ` «${field}»`}`}
          onClick={onRemove}
        >
          <IconX aria-hidden />
        </button>
      )}
    </span>
  );
}

/** The dashed chip that adds a condition. */
export function AddChip({
  label,
  ...button
}: Omit<ComponentProps<'button'>, 'children'> & { label: string }) {
  return (
    <span className={classNames(classes.chip, classes.add, button.className)}>
      <button type="button" {...button} className={classes.body}>
        <IconPlus aria-hidden />
        {label}
      </button>
    </span>
  );
}

/** Chips in a line that wraps. */
export function ChipRow(props: ComponentProps<'div'>) {
  return <div {...props} className={classNames(classes.row, props.className)} />;
}
