import { useState } from 'react';

import type { Measure } from '../../../contract/books/handbook';
import { DISCOUNT_SCALE } from '../../../contract/money/vat';
import { DecimalField, SelectField, TextareaField } from '../../../form/form';
import { PRICE, QUANTITY } from '../item-edits';
import { discountError } from '../item-errors';
import type { ItemPartProps } from './item-sheet';
import classes from './item-sheet.module.css';
import type { ItemColumn, ItemValues } from '../item-values';

/** What was typed into a cell and could not be read is forgotten once the sheet gives the cell a value. */
function rawWithout(draft: ItemValues, column: ItemColumn) {
  return Object.fromEntries(Object.entries(draft.raw).filter(([name]) => name !== column));
}

/** What a line is and what one piece of it costs. */
export function ItemNumbers(props: ItemPartProps & { measures: readonly Measure[] }) {
  const { draft, change, errorOf, misread, measures } = props;
  // No discount is an empty field; «0» being typed on the way to «0,5» is not.
  const [discount, setDiscount] = useState(draft.discount_percent === '0' ? null : draft.discount_percent);
  return (
    <>
      <TextareaField
        label="Наименование"
        required
        rows={2}
        value={draft.name}
        error={errorOf('name')}
        onChange={(name) => {
          change({ name });
        }}
      />
      <div className={classes.pair}>
        <DecimalField
          label="Количество"
          required
          {...QUANTITY}
          value={draft.quantity}
          error={errorOf('quantity')}
          onInvalid={(message) => {
            misread('quantity', message);
          }}
          onChange={(quantity) => {
            change({ quantity, raw: rawWithout(draft, 'quantity') });
          }}
        />
        <SelectField
          label="Единица"
          required
          options={measures.map((unit) => ({ value: unit.id, label: unit.symbol, note: unit.name }))}
          value={draft.unit?.id ?? null}
          error={errorOf('unit')}
          onChange={(id) => {
            const unit = measures.find((one) => one.id === id);
            change({
              unit: unit === undefined ? null : { id: unit.id, symbol: unit.symbol },
              raw: rawWithout(draft, 'unit'),
            });
          }}
        />
      </div>
      <div className={classes.pair}>
        <DecimalField
          label="Цена"
          required
          {...PRICE}
          value={draft.price}
          error={errorOf('price')}
          onInvalid={(message) => {
            misread('price', message);
          }}
          onChange={(price) => {
            change({ price, raw: rawWithout(draft, 'price') });
          }}
        />
        <DecimalField
          label="Скидка"
          scale={DISCOUNT_SCALE}
          fixed={false}
          suffix="%"
          value={discount}
          error={discountError(draft.discount_percent) ?? errorOf('discount_percent')}
          onInvalid={(message) => {
            misread('discount_percent', message);
          }}
          onChange={(percent) => {
            setDiscount(percent);
            change({ discount_percent: percent ?? '0' });
          }}
        />
      </div>
    </>
  );
}
