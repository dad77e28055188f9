import { IconTrash } from '@tabler/icons-react';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Measure } from 'shared/contract/books/handbook';
import { documentFields, formGrid as grid } from 'shared/document-form';
import { DateField, DecimalField, fieldId, SelectField, TextField } from 'shared/form';
import { currencySign } from 'shared/format';
import { bookQuery, useQuery } from 'shared/query';
import { IconButton } from 'shared/ui';

import type { AddendumValues } from '../edit/addendum-values';
import type { AddedLine } from './added-line';
import classes from './changes-field.module.css';
import { RateField } from './value-field';

const { useForm } = documentFields<AddendumValues>();

interface AddedRowProps {
  line: AddedLine;
  clause: string;
  at: number;
  isClosed: boolean;
  agreement: Agreement | undefined;
  onChange: (next: { added: AddedLine; clause: string }) => void;
  onRemove: () => void;
}

function useUnits(chosen: AddedLine['measure']) {
  const measures = useQuery(bookQuery<Measure>('measures')).data ?? [];
  const options = measures
    .filter(({ is_active }) => is_active)
    .map(({ id, name, symbol }) => ({ value: id, label: symbol, note: name }));
  const isOther = chosen !== null && !options.some(({ value }) => value === chosen.value);
  return isOther ? [...options, { ...chosen, note: chosen.note ?? '' }] : options;
}

/** A line the addendum adds to the specification of its agreement. */
export function AddedRow(props: AddedRowProps) {
  const { line, at, isClosed, onRemove } = props;
  const place = String(at + 1);
  return (
    <fieldset className={classes.line} disabled={isClosed}>
      <legend className={classes.legend}>
        {`Новая строка спецификации, изменение ${place}`}
        {!isClosed && (
          <IconButton
            label={`Убрать изменение ${place}`}
            icon={<IconTrash size={16} stroke={1.75} />}
            onClick={onRemove}
          />
        )}
      </legend>
      <LineFields {...props} line={line} />
    </fieldset>
  );
}

/** What every control of the line is given, and how the line takes what is typed. */
function useLine({ line, clause, at, isClosed, onChange }: AddedRowProps) {
  const { form } = useForm();
  const set = (patch: Partial<AddedLine>) => {
    onChange({ added: { ...line, ...patch }, clause });
  };
  const common = (part: string) => {
    const path = `changes.${String(at)}.${part}`;
    const leave = () => {
      form.leave(path);
    };
    return { id: fieldId(path), error: form.errors[path], disabled: isClosed, onBlur: leave };
  };
  const decimal = (part: 'quantity' | 'price' | 'discount_percent') => ({
    ...common(part),
    value: line[part],
    onChange: (value: string | null) => {
      set({ [part]: value });
    },
    onInvalid: (message: string | null) => {
      form.misread(`changes.${String(at)}.${part}`, message);
    },
  });
  return { form, set, common, decimal };
}

function LineFields(props: AddedRowProps) {
  const { line } = props;
  const { set, common, decimal } = useLine(props);
  const units = useUnits(line.measure);
  return (
    <div className={grid.grid}>
      <TextField
        {...common('name')}
        className={grid.w6}
        label="Наименование"
        required
        maxLength={500}
        value={line.name}
        onChange={(name) => {
          set({ name });
        }}
      />
      <DecimalField
        {...decimal('quantity')}
        className={grid.w3}
        label="Количество"
        required
        scale={3}
        fixed={false}
      />
      <SelectField
        {...common('measure')}
        className={grid.w3}
        label="Единица"
        required
        options={units}
        value={line.measure?.value ?? null}
        onChange={(id) => {
          set({ measure: units.find(({ value }) => value === id) ?? null });
        }}
      />
      <TaxedFields {...props} />
    </div>
  );
}

/** What it costs, how it is taxed, by when it comes. */
function TaxedFields(props: AddedRowProps) {
  const { line, clause, at, agreement, onChange } = props;
  const { form, set, common, decimal } = useLine(props);
  const sign = currencySign(agreement?.effective?.currency_code ?? agreement?.currency_code ?? 'RUB');
  return (
    <>
      <DecimalField
        {...decimal('price')}
        className={grid.w3}
        label="Цена"
        required
        fixed
        digits={16}
        suffix={sign}
      />
      <DecimalField
        {...decimal('discount_percent')}
        className={grid.w3}
        label="Скидка"
        digits={3}
        fixed={false}
        suffix="%"
      />
      <RateField
        {...common('vat_rate')}
        className={grid.w3}
        label="НДС"
        placeholder="Как в договоре"
        clearable
        value={line.vat_rate}
        onChange={(vat_rate) => {
          set({ vat_rate });
        }}
      />
      <DateField
        {...common('delivery_date')}
        className={grid.w3}
        label="Срок поставки"
        value={line.delivery_date}
        onChange={(delivery_date) => {
          set({ delivery_date });
        }}
        onInvalid={(message) => {
          form.misread(`changes.${String(at)}.delivery_date`, message);
        }}
      />
      <TextField
        {...common('clause')}
        className={grid.w3}
        label="Пункт"
        placeholder="п. 3.1"
        value={clause}
        onChange={(next) => {
          onChange({ added: line, clause: next });
        }}
      />
    </>
  );
}
