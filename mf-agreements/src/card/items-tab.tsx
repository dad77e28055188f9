import { IconAlertTriangle } from '@tabler/icons-react';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { taxName } from 'shared/contract/money/tax-name';
import { ItemsTable, useAmountInWords } from 'shared/document';
import { formatAmount } from 'shared/format';
import { EmptyState, Strip } from 'shared/ui';

import classes from './card.module.css';

/** The whole specification with the sum in words and the warning when the sum was given by hand. */
export function ItemsTab({ agreement }: { agreement: Agreement }) {
  const words = useAmountInWords(agreement.amount, agreement.currency_code);
  const difference = agreement.amount_difference;
  const tax = taxName(agreement, agreement.items);
  if (agreement.items.length === 0) {
    return (
      <EmptyState
        title="Спецификации нет"
        text={
          agreement.amount === null
            ? 'У договора нет ни позиций, ни суммы.'
            : `Сумма договора введена целиком: ${formatAmount(agreement.amount, agreement.currency_code)}.`
        }
      />
    );
  }
  return (
    <div className={classes.pad}>
      {difference !== null && (
        <Strip tone="orange" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          {`Сумма договора введена отдельно и отличается от суммы позиций на ${formatAmount(difference.replace('-', ''), agreement.currency_code)}.`}
        </Strip>
      )}
      <ItemsTable items={agreement.items} totals={agreement} full />
      <p className={classes.words}>
        {words !== null && `${words}, `}
        {tax === null
          ? `без НДС${agreement.vat_note === null ? '' : `: ${agreement.vat_note}`}`
          : `в том числе ${tax}`}
      </p>
    </div>
  );
}
