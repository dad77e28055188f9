import { IconAlertTriangle, IconFileDiff } from '@tabler/icons-react';
import type { To } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { taxName } from 'shared/contract/money/tax-name';
import { ItemsTable, useAmountInWords } from 'shared/document';
import { formatAmount } from 'shared/format';
import { EmptyState, LinkButton, Strip } from 'shared/ui';

import { ChangedMark, isChanged } from '../effective/changed-mark';
import classes from './card.module.css';

const ITEMS = ['items'];

/** The lines as they were signed are not those in force: what has changed them, and where those in force stand. */
function ChangedStrip({ agreement, termsTo }: ItemsTabProps) {
  return (
    <Strip
      icon={<IconFileDiff size={16} stroke={1.75} />}
      action={
        <LinkButton size="sm" to={termsTo}>
          Действующая редакция
        </LinkButton>
      }
    >
      Ниже спецификация, как она подписана (<ChangedMark agreement={agreement} terms={ITEMS} />
      ).
    </Strip>
  );
}

export interface ItemsTabProps {
  agreement: Agreement;
  /** Address of the terms in force. */
  termsTo: To;
}

/** The whole specification with the sum in words, and what has to be known of it. */
export function ItemsTab({ agreement, termsTo }: ItemsTabProps) {
  const words = useAmountInWords(agreement.amount, agreement.currency_code);
  const difference = agreement.amount_difference;
  const tax = taxName(agreement, agreement.items);
  const changed = isChanged(agreement, ITEMS) && <ChangedStrip agreement={agreement} termsTo={termsTo} />;
  if (agreement.items.length === 0) {
    return (
      <>
        {changed !== false && <div className={classes.pad}>{changed}</div>}
        <EmptyState
          title="Спецификации нет"
          text={
            agreement.amount === null
              ? 'У договора нет ни позиций, ни суммы.'
              : `Сумма договора введена целиком: ${formatAmount(agreement.amount, agreement.currency_code)}.`
          }
        />
      </>
    );
  }
  return (
    <div className={classes.pad}>
      {changed}
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
