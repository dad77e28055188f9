import { useState } from 'react';

import { DecimalField } from '../../form/decimal-field';
import type { AmountField } from './filter-field';
import { RangeForm } from './range-form';
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
    <RangeForm
      label={field.label}
      onApply={() => {
        if (least !== null && most !== null && isBelow(most, least)) onApply(most, least);
        else onApply(least, most);
      }}
    >
      {(misread) => (
        <div className={classes.pair}>
          <DecimalField
            label="От"
            value={least}
            onChange={setLeast}
            onInvalid={misread('from')}
            fixed={false}
          />
          <DecimalField label="До" value={most} onChange={setMost} onInvalid={misread('to')} fixed={false} />
        </div>
      )}
    </RangeForm>
  );
}
