import { formGrid as classes } from 'shared/document-form';
import { isRateInForce } from 'shared/contract/vat';
import { VAT_MODE_LABELS } from 'shared/contract/vat.labels';
import { SelectField } from 'shared/form';
import { formatDate, isoDate } from 'shared/format';

import { BoundSegmented, BoundText, useField, useForm } from '../fields/agreement-fields';
import { useAgreementFacts } from '../form-context';

const MODES = { ...VAT_MODE_LABELS, included: 'В т. ч.' } as const;

/** The document's tax: inside the price, on top of it or none, at a rate in force on the day of the agreement. */
export function VatFields() {
  const { form } = useForm();
  const { rates } = useAgreementFacts();
  const { vat_mode: mode, agreement_date, start_date } = form.values;
  return (
    <>
      <BoundSegmented className={classes.w3} field="vat_mode" labels={MODES} />
      {mode === 'none' ? (
        <BoundText className={classes.w3} field="vat_note" placeholder="ст. 346.11 НК РФ" />
      ) : (
        <RateField days={[agreement_date, start_date]} rates={rates} />
      )}
    </>
  );
}

interface RateFieldProps {
  days: readonly (string | null)[];
  rates: ReturnType<typeof useAgreementFacts>['rates'];
}

function RateField({ days, rates }: RateFieldProps) {
  const { value, change, binding } = useField('vat_rate');
  const known = days.filter((day) => day !== null);
  const asked = known.length > 0 ? known : [isoDate(new Date())];
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
      className={classes.w3}
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
