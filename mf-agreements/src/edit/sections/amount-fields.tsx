import { formGrid as classes, FormPart } from 'shared/document-form';
import { AMOUNT_TYPE_LABELS } from 'shared/contract/agreement.labels';
import { amountsOfItems, ItemsField, ItemsTotals } from 'shared/document-items';
import { CheckboxField, fieldId, SelectField } from 'shared/form';
import { currencySign } from 'shared/format';
import { useQuery } from 'shared/query';

import { currenciesQuery } from '../../api/agreement.queries';
import { BoundNumber, BoundSelect, useField, useForm } from '../fields/agreement-fields';
import { useAgreementFacts } from '../form-context';
import { VatFields } from './vat-fields';

/** What is bought or sold and what it comes to. */
export function AmountFields() {
  const { form } = useForm();
  const { items, amount_type: type, amount_is_manual: manual, currency_code: currency } = form.values;
  const free = type === 'none';
  const byHand = items.length === 0 || manual;
  return (
    <FormPart section="amount">
      <div className={classes.grid}>
        <BoundSelect className={classes.w3} field="amount_type" labels={AMOUNT_TYPE_LABELS} />
        <CurrencyField />
        {!free && <VatFields />}
        {!free && byHand && (
          <BoundNumber
            className={classes.w4}
            field="amount"
            scale={2}
            fixed
            suffix={currencySign(currency)}
          />
        )}
      </div>
      {!free && (
        <div className={classes.gap}>
          <Specification />
          <ItemsTotals values={form.values} differs="Сумма договора отличается от суммы позиций" />
          {items.length > 0 && <ManualSwitch />}
        </div>
      )}
    </FormPart>
  );
}

function Specification() {
  const { form } = useForm();
  const { rates } = useAgreementFacts();
  const { binding } = useField('items');
  return (
    <ItemsField
      items={form.values.items}
      document={form.values}
      title="Спецификация"
      asDocument="Как в договоре"
      rates={rates}
      errors={form.errors}
      closed={binding.disabledReason !== undefined}
      onChange={(items) => {
        form.change({ items });
      }}
      onLeave={form.leave}
    />
  );
}

function CurrencyField() {
  const { value, change, binding } = useField('currency_code');
  const currencies = (useQuery(currenciesQuery()).data ?? []).filter((currency) => currency.is_active);
  const options = currencies.map((one) => ({ value: one.code, label: `${one.name}, ${one.sign}` }));
  // The chosen currency is shown before the book has come.
  if (!options.some((option) => option.value === value)) options.push({ value, label: value });
  return (
    <SelectField
      {...binding}
      className={classes.w3}
      options={options}
      value={value}
      onChange={(code) => {
        if (code !== null) change(code);
      }}
    />
  );
}

/** The sum by hand starts from what the lines add up to; turned off, the lines have the word again. */
function ManualSwitch() {
  const { form } = useForm();
  const { binding } = useField('amount_is_manual');
  const { values } = form;
  return (
    <CheckboxField
      className={classes.gap}
      id={fieldId('amount_is_manual')}
      label="Ввести сумму договора отдельно от позиций"
      hint="Обычно сумма договора равна сумме позиций"
      disabledReason={binding.disabledReason}
      checked={values.amount_is_manual}
      onChange={(manual) => {
        form.change({
          amount_is_manual: manual,
          ...(manual && { amount: amountsOfItems(values.items, values)?.amount ?? values.amount }),
        });
      }}
    />
  );
}
