import { businessDay } from '../../../contract/calendar/business-day';
import type { VatRate } from '../../../contract/books/handbook';
import { isRateInForce, type VatMode } from '../../../contract/money/vat';
import { VAT_MODE_LABELS } from '../../../contract/money/vat.labels';
import { SelectField, type PickedRate } from '../../../form/form';
import { formatDate } from '../../../format/format';
import { bookQuery, useQuery } from '../../../query/query';
import { formGrid } from '../frame/form-part';
import { useField } from '../use-field';
import { BoundSegmented } from './choice-fields';
import { BoundText } from './typed-fields';

/** What any document with a sum holds of its money, as it is typed. */
interface Priced {
  currency_code: string;
  vat_mode: VatMode;
  vat_rate: PickedRate | null;
  vat_note: string;
}

interface Currency {
  code: string;
  name: string;
  sign: string;
  is_active: boolean;
}

const MODES = { ...VAT_MODE_LABELS, included: 'В т. ч.' } as const;

/** The currency of the document. */
export function CurrencyField() {
  const { value, change, binding } = useField<Priced, 'currency_code'>('currency_code');
  const { data = [] } = useQuery(bookQuery<Currency>('currencies'));
  const options = data
    .filter((currency) => currency.is_active)
    .map(({ code, name, sign }) => ({ value: code, label: `${name}, ${sign}` }));
  // The chosen currency is shown before the book has come.
  if (!options.some((option) => option.value === value)) options.push({ value, label: value });
  return (
    <SelectField
      {...binding}
      className={formGrid.w3}
      options={options}
      value={value}
      onChange={(code) => {
        if (code !== null) change(code);
      }}
    />
  );
}

export interface VatFieldsProps {
  /** Days of the document: a rate in force on one of them is offered; without any, on today. */
  days: readonly (string | null)[];
  rates: readonly VatRate[];
}

/** The document's tax: inside the price, on top of it or none, at a rate in force on its day. */
export function VatFields(props: VatFieldsProps) {
  const { value: mode } = useField<Priced, 'vat_mode'>('vat_mode');
  return (
    <>
      <BoundSegmented<Priced, 'vat_mode'> className={formGrid.w3} field="vat_mode" labels={MODES} />
      {mode === 'none' ? (
        <BoundText<Priced> className={formGrid.w3} field="vat_note" placeholder="ст. 346.11 НК РФ" />
      ) : (
        <RateField {...props} />
      )}
    </>
  );
}

function RateField({ days, rates }: VatFieldsProps) {
  const { value, change, binding } = useField<Priced, 'vat_rate'>('vat_rate');
  const known = days.filter((day) => day !== null);
  const asked = known.length > 0 ? known : [businessDay()];
  const offered = rates.filter(
    (rate) => rate.is_active && rate.percent !== null && asked.some((day) => isRateInForce(rate, day)),
  );
  const options = offered.map((rate) => ({ value: rate.id, label: rate.name }));
  // A rate of another time stays in sight with its error instead of turning into an empty field.
  if (value !== null && !options.some((option) => option.value === value.value)) {
    options.push({ value: value.value, label: value.label });
  }
  const from = rates.find((rate) => rate.id === value?.value)?.valid_from ?? null;
  return (
    <SelectField
      {...binding}
      className={formGrid.w3}
      hint={from === null ? undefined : `По дате отгрузки, с ${formatDate(from)}`}
      options={options}
      value={value?.value ?? null}
      onChange={(id) => {
        const rate = rates.find((one) => one.id === id);
        change(rate === undefined ? null : { value: rate.id, label: rate.name, percent: rate.percent });
      }}
    />
  );
}
