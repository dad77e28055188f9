import { isRateInForce } from 'shared/contract/vat';
import type { VatRate } from 'shared/contract/handbook';
import { VAT_MODE_LABELS } from 'shared/contract/vat.labels';
import { FormPart, formGrid as grid } from 'shared/document-form';
import { ItemsField, ItemsTotals } from 'shared/document-items';
import { SelectField } from 'shared/form';
import { currencySign } from 'shared/format';
import { useQuery } from 'shared/query';

import { currenciesQuery } from '../api/offers.queries';
import { BoundNumber, BoundSegmented, BoundText, useField, useForm } from './offer-fields';

const MODES = { ...VAT_MODE_LABELS, included: 'В т. ч.' } as const;

/** What is offered and what it comes to; without lines the sum is typed. */
export function AmountFields({ rates }: { rates: readonly VatRate[] }) {
  const { form } = useForm();
  const { binding } = useField('items');
  const { values } = form;
  return (
    <FormPart section="amount">
      <div className={grid.grid}>
        <CurrencyField />
        <BoundSegmented className={grid.w3} field="vat_mode" labels={MODES} />
        {values.vat_mode === 'none' ? (
          <BoundText className={grid.w3} field="vat_note" placeholder="ст. 346.11 НК РФ" />
        ) : (
          <RateField rates={rates} />
        )}
        {values.items.length === 0 && (
          <BoundNumber
            className={grid.w3}
            field="amount"
            scale={2}
            fixed
            suffix={currencySign(values.currency_code)}
          />
        )}
      </div>
      <div className={grid.gap}>
        <ItemsField
          items={values.items}
          document={values}
          title="Спецификация"
          asDocument="Как в предложении"
          rates={rates}
          errors={form.errors}
          closed={binding.disabledReason !== undefined}
          onChange={(items) => {
            form.change({ items });
          }}
          onLeave={form.leave}
        />
        <ItemsTotals
          values={{ ...values, amount_is_manual: false }}
          differs="Сумма отличается от суммы позиций"
        />
      </div>
    </FormPart>
  );
}

function CurrencyField() {
  const { value, change, binding } = useField('currency_code');
  const currencies = useQuery(currenciesQuery()).data ?? [];
  const options = currencies.map(({ code, name, sign }) => ({ value: code, label: `${name}, ${sign}` }));
  // The chosen currency is shown before the book has come.
  if (!options.some((option) => option.value === value)) options.push({ value, label: value });
  return (
    <SelectField
      {...binding}
      className={grid.w3}
      options={options}
      value={value}
      onChange={(code) => {
        if (code !== null) change(code);
      }}
    />
  );
}

/** A rate in force on the day of the offer; one of another time stays in sight with its error. */
function RateField({ rates }: { rates: readonly VatRate[] }) {
  const { value, change, binding } = useField('vat_rate');
  const { value: day } = useField('offer_date');
  const options = rates
    .filter((rate) => rate.percent !== null && (day === null || isRateInForce(rate, day)))
    .map((rate) => ({ value: rate.id, label: rate.name }));
  if (value !== null && !options.some((option) => option.value === value.value)) {
    options.push({ value: value.value, label: value.label });
  }
  return (
    <SelectField
      {...binding}
      className={grid.w3}
      options={options}
      value={value?.value ?? null}
      onChange={(id) => {
        const rate = rates.find((one) => one.id === id);
        change(rate === undefined ? null : { value: rate.id, label: rate.name, percent: rate.percent });
      }}
    />
  );
}
