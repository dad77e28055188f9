import { useState } from 'react';
import type { Measure, VatRate } from 'shared/contract/handbook';
import type { VatMode } from 'shared/contract/vat';
import { DateField, DecimalField, SelectField, TextareaField, type FieldErrors } from 'shared/form';
import { Button, Sheet } from 'shared/ui';

import classes from './item-sheet.module.css';
import type { ItemValues, ItemVat } from './item-values';
import { cellPath } from './use-items-grid';

export interface ItemSheetProps {
  item: ItemValues;
  row: number;
  measures: readonly Measure[];
  rates: readonly VatRate[];
  /** Of the document: a rate of the line's own is counted the same way. */
  vatMode: VatMode;
  errors: FieldErrors;
  onSave: (item: ItemValues) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** «Как в договоре» and «Без НДС» stand beside the rates. */
const AS_DOCUMENT = 0;
const NO_VAT = -1;

function vatChoice(vat: ItemVat | null): number {
  if (vat === null) return AS_DOCUMENT;
  return vat.mode === 'none' ? NO_VAT : (vat.rateId ?? AS_DOCUMENT);
}

function vatOf(
  choice: number,
  { rates, vatMode }: Pick<ItemSheetProps, 'rates' | 'vatMode'>,
): ItemVat | null {
  if (choice === NO_VAT) return { mode: 'none', rateId: null, percent: null };
  const rate = rates.find((one) => one.id === choice);
  const mode = vatMode === 'none' ? 'included' : vatMode;
  return rate === undefined ? null : { mode, rateId: rate.id, percent: rate.percent };
}

/** A whole line: what has a cell and what has none; on a phone the only way to type it. */
export function ItemSheet(props: ItemSheetProps) {
  const { item, row, measures, rates, errors, onSave, onRemove, onClose } = props;
  const [draft, setDraft] = useState(item);
  const change = (patch: Partial<ItemValues>) => {
    setDraft((before) => ({ ...before, ...patch }));
  };
  const readable = (column: 'quantity' | 'unit' | 'price') =>
    Object.fromEntries(Object.entries(draft.raw).filter(([name]) => name !== column));
  const errorOf = (column: 'name' | 'quantity' | 'unit' | 'price') => errors[cellPath({ row, column })];
  return (
    <Sheet
      open
      keepOpen
      title={`Позиция ${String(row + 1)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onRemove}>
            Удалить позицию
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onSave(draft);
            }}
          >
            Готово
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
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
            scale={3}
            fixed={false}
            value={draft.quantity}
            error={errorOf('quantity')}
            onChange={(quantity) => {
              change({ quantity, raw: readable('quantity') });
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
                raw: readable('unit'),
              });
            }}
          />
        </div>
        <div className={classes.pair}>
          <DecimalField
            label="Цена"
            required
            value={draft.price}
            error={errorOf('price')}
            onChange={(price) => {
              change({ price, raw: readable('price') });
            }}
          />
          <DecimalField
            label="Скидка"
            fixed={false}
            suffix="%"
            value={draft.discount_percent === '0' ? null : draft.discount_percent}
            onChange={(discount) => {
              change({ discount_percent: discount ?? '0' });
            }}
          />
        </div>
        <SelectField
          label="НДС позиции"
          options={[
            { value: AS_DOCUMENT, label: 'Как в договоре' },
            ...rates
              .filter((rate) => rate.percent !== null)
              .map((rate) => ({ value: rate.id, label: rate.name })),
            { value: NO_VAT, label: 'Без НДС' },
          ]}
          value={vatChoice(draft.vat)}
          onChange={(choice) => {
            change({ vat: vatOf(choice ?? AS_DOCUMENT, props) });
          }}
        />
        <DateField
          label="Срок поставки"
          value={draft.delivery_date}
          onChange={(delivery_date) => {
            change({ delivery_date });
          }}
        />
        <TextareaField
          label="Описание"
          rows={2}
          maxLength={4000}
          value={draft.description ?? ''}
          onChange={(description) => {
            change({ description: description === '' ? null : description });
          }}
        />
        <TextareaField
          label="Примечание"
          rows={1}
          maxLength={1000}
          value={draft.note ?? ''}
          onChange={(note) => {
            change({ note: note === '' ? null : note });
          }}
        />
      </div>
    </Sheet>
  );
}
