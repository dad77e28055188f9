import type { VatRate } from 'shared/contract/books/handbook';
import { sumLabel } from 'shared/contract/money/vat.labels';
import { CurrencyField, FormPart, formGrid as grid, VatFields } from 'shared/document-form';
import { ItemsTotals, SpecificationField } from 'shared/document-items';
import { currencySign } from 'shared/format';

import { BoundNumber, useForm } from './offer-fields';

/** What is offered and what it comes to; without lines the sum is typed. */
export function AmountFields({ rates }: { rates: readonly VatRate[] }) {
  const { values } = useForm().form;
  return (
    <FormPart section="amount">
      <div className={grid.grid}>
        <CurrencyField />
        <VatFields days={[values.offer_date]} rates={rates} />
        {values.items.length > 0 && (
          <BoundNumber className={grid.w3} field="discount_percent" scale={2} suffix="%" />
        )}
        {values.items.length === 0 && (
          <BoundNumber
            className={grid.w3}
            field="amount"
            label={sumLabel(values.vat_mode)}
            scale={2}
            fixed
            suffix={currencySign(values.currency_code)}
          />
        )}
      </div>
      <div className={grid.gap}>
        <SpecificationField asDocument="Как в предложении" rates={rates} />
        <ItemsTotals
          values={{ ...values, amount_is_manual: false }}
          differs="Сумма отличается от суммы позиций"
        />
      </div>
    </FormPart>
  );
}
