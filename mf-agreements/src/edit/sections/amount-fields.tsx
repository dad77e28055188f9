import { CurrencyField, formGrid as classes, FormPart, VatFields } from 'shared/document-form';
import { AMOUNT_TYPE_LABELS } from 'shared/contract/agreement/agreement-terms.labels';
import { sumLabel } from 'shared/contract/money/vat.labels';
import { amountsOfItems, ItemsTotals, SpecificationField } from 'shared/document-items';
import { CheckboxField, fieldId } from 'shared/form';
import { currencySign } from 'shared/format';

import { BoundNumber, BoundSelect, useField, useForm } from '../fields/agreement-fields';
import { useAgreementFacts } from '../form-context';

/** What is bought or sold and what it comes to. */
export function AmountFields() {
  const { form } = useForm();
  const { items, amount_type: type, amount_is_manual: manual, currency_code: currency } = form.values;
  const { agreement_date, start_date } = form.values;
  const { rates } = useAgreementFacts();
  const free = type === 'none';
  const byHand = items.length === 0 || manual;
  return (
    <FormPart section="amount">
      <div className={classes.grid}>
        <BoundSelect className={classes.w3} field="amount_type" labels={AMOUNT_TYPE_LABELS} />
        <CurrencyField />
        {!free && <VatFields days={[agreement_date, start_date]} rates={rates} />}
        {!free && byHand && (
          <BoundNumber
            className={classes.w4}
            field="amount"
            label={sumLabel(form.values.vat_mode)}
            scale={2}
            fixed
            suffix={currencySign(currency)}
          />
        )}
      </div>
      {!free && (
        <div className={classes.gap}>
          <SpecificationField asDocument="Как в договоре" rates={rates} />
          <ItemsTotals values={form.values} differs="Сумма договора отличается от суммы позиций" />
          {items.length > 0 && <ManualSwitch />}
        </div>
      )}
    </FormPart>
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
