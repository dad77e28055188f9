import { IconAlertTriangle } from '@tabler/icons-react';
import { useAmountInWords } from '../use-amount-in-words';
import { currencySign, formatAmount, formatNumber, plainDecimal } from '../../format/format';

import type { DocumentMoney } from './document-money';
import { amountsOfDocument, discountOfDocument, taxOfDocument, type SummedDocument } from './item-amounts';
import classes from './items-totals.module.css';

export interface ItemsTotalsProps {
  values: DocumentMoney & SummedDocument;
  /** Of whom the sum by hand differs from the sum of the lines: «Сумма договора отличается от суммы позиций». */
  differs: string;
}

/** What the document comes to: without tax, the tax, the whole, and the whole in words. */
export function ItemsTotals({ values, differs }: ItemsTotalsProps) {
  const { total, difference } = amountsOfDocument(values);
  const off = discountOfDocument(values);
  const { currency_code: currency } = values;
  const words = useAmountInWords(total?.amount ?? null, currency);
  if (total === null) return null;
  const tax = taxOfDocument(values);
  return (
    <div className={classes.totals}>
      <div className={classes.left}>
        <p className={classes.words}>
          {words === null ? '' : `${words}, ${tax === null ? 'без НДС' : `в том числе ${tax}`}`}
        </p>
        {difference !== null && (
          <p className={classes.warning} role="status">
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {`${differs} на ${formatAmount(difference, currency)}`}
          </p>
        )}
      </div>
      <dl className={classes.sums}>
        {off !== null && (
          <>
            <dt>{`Скидка ${formatNumber(plainDecimal(values.discount_percent ?? '0'))}\u00A0%`}</dt>
            <dd>{`−${formatNumber(off)}`}</dd>
          </>
        )}
        <dt>Без НДС</dt>
        <dd>{formatNumber(total.amount_without_vat)}</dd>
        <dt>{tax ?? 'НДС'}</dt>
        <dd>{tax === null ? '—' : formatNumber(total.vat_amount)}</dd>
        <dt className={classes.whole}>{`Всего, ${currencySign(currency)}`}</dt>
        <dd className={classes.whole}>{formatNumber(total.amount)}</dd>
      </dl>
    </div>
  );
}
