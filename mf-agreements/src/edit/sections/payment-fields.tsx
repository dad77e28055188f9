import { formGrid as classes, FormPart } from 'shared/document-form';
import { PAYMENT_DAYS_TYPE_LABELS } from 'shared/contract/agreement/agreement-terms.labels';
import { amountsOfDocument } from 'shared/document-items';
import { currencySign, formatAmount } from 'shared/format';

import { splitPayment } from '../../agreement/split-payment';
import { AccountField } from '../fields/account-field';
import { BoundNumber, BoundSegmented, BoundTextarea, useForm } from '../fields/agreement-fields';

/** When and how the sum is paid, and what a breach costs. */
export function PaymentFields() {
  const { form } = useForm();
  const { currency_code: currency, prepayment_percent: percent } = form.values;
  const total = amountsOfDocument(form.values).total?.amount ?? null;
  const known = total !== null && percent !== null && form.errors.prepayment_percent === undefined;
  const parts = known ? splitPayment(total, percent) : null;
  return (
    <FormPart section="payment">
      <div className={classes.grid}>
        <BoundNumber
          className={classes.half}
          field="prepayment_percent"
          scale={2}
          digits={3}
          suffix="%"
          hint={parts === null ? undefined : formatAmount(parts.advance, currency)}
        />
        <BoundNumber
          className={classes.half}
          field="payment_days"
          suffix="дней"
          hint={parts === null ? undefined : formatAmount(parts.rest, currency)}
        />
        <BoundSegmented className={classes.w6} field="payment_days_type" labels={PAYMENT_DAYS_TYPE_LABELS} />
        <AccountField className={classes.w12} />
        <BoundTextarea className={classes.w12} field="payment_terms" />
        <BoundTextarea
          className={classes.w8}
          field="penalty_terms"
          rows={1}
          placeholder="0,1 % в день, не более 10 %"
        />
        <BoundNumber
          className={classes.w4}
          field="liability_cap"
          scale={2}
          fixed
          suffix={currencySign(currency)}
        />
      </div>
    </FormPart>
  );
}
