import { useState } from 'react';

import { DecimalField } from '../../form/decimal-field';
import { Button } from '../../ui/ui';
import type { AmountField } from './filter-field';
import classes from './filter-panel.module.css';

interface AmountEditorProps {
  field: AmountField;
  from: string | null;
  to: string | null;
  onApply: (from: string | null, to: string | null) => void;
}

const isBelow = (left: string, right: string) => Number(left) < Number(right);

/** A range of sums; bounds given the wrong way round are turned. */
export function AmountEditor({ field, from, to, onApply }: AmountEditorProps) {
  const [least, setLeast] = useState(from);
  const [most, setMost] = useState(to);
  return (
    <form
      className={classes.form}
      aria-label={field.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (least !== null && most !== null && isBelow(most, least)) onApply(most, least);
        else onApply(least, most);
      }}
    >
      <div className={classes.pair}>
        <DecimalField label="От" value={least} onChange={setLeast} fixed={false} />
        <DecimalField label="До" value={most} onChange={setMost} fixed={false} />
      </div>
      <div className={classes.end}>
        <Button type="submit" size="sm" variant="primary">
          Применить
        </Button>
      </div>
    </form>
  );
}
