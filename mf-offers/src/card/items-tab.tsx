import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { ItemsTable } from 'shared/document';
import { formatAmount } from 'shared/format';
import { EmptyState } from 'shared/ui';

import classes from './offer.module.css';

/** The whole specification. */
export function ItemsTab({ offer }: { offer: CommercialOffer }) {
  const { amount, currency_code: currency, items } = offer;
  if (items.length > 0) {
    return (
      <div className={classes.pad}>
        <ItemsTable items={items} totals={offer} full />
      </div>
    );
  }
  const text =
    amount === null
      ? 'У предложения нет ни позиций, ни суммы.'
      : `Сумма предложения введена целиком: ${formatAmount(amount, currency)}.`;
  return <EmptyState title="Спецификации нет" text={text} />;
}
