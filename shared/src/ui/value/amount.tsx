import { type Currency, currencySign } from '../../format/currency-sign';
import { splitAmount } from '../../format/number';
import { classNames } from '../theme/class-names';
import classes from './amount.module.css';

export interface AmountProps {
  /** A decimal string as the wire gives it; null prints a dash. */
  value: string | null;
  currency: Currency;
  /** Everything in one colour: totals and facts. */
  strong?: boolean;
}

/** A sum: never cut, never rounded; the kopecks are grey and the sign has a slot of its own, so columns align. */
export function Amount({ value, currency, strong }: AmountProps) {
  if (value === null || value === '') return <span className={classes.none}>—</span>;
  const { whole, fraction } = splitAmount(value);
  return (
    <span className={classNames(classes.amount, strong && classes.strong)}>
      {whole}
      <span className={classes.rest}>{`,${fraction}\u00A0`}</span>
      <span className={classes.sign}>{currencySign(currency)}</span>
    </span>
  );
}
