import { IconPlus } from '@tabler/icons-react';
import { fieldId, type FieldErrors } from 'shared/form';
import { formatAmount, formatNumber } from 'shared/format';
import { Button } from 'shared/ui';

import type { AgreementValues } from '../values/agreement-values';
import { cellText } from './cell-text';
import { amountsOfItem } from './item-amounts';
import { ITEM_COLUMN_LABELS } from './item-errors';
import { ITEM_COLUMNS, type ItemValues } from './item-values';
import classes from './items-list.module.css';
import { cellPath } from './use-items-grid';

export interface ItemsListProps {
  values: Pick<AgreementValues, 'items' | 'vat_mode' | 'vat_rate' | 'currency_code'>;
  errors: FieldErrors;
  closed: boolean;
  onAdd: () => void;
  onDetails: (row: number) => void;
}

/** The lines on a phone: name in full, quantity by price, the sum; a tap opens the line. */
export function ItemsList({ values, errors, closed, onAdd, onDetails }: ItemsListProps) {
  const { items, currency_code: currency } = values;
  return (
    <div id={fieldId('items')}>
      <ul className={classes.list} aria-label="Спецификация">
        {items.map((item, row) => {
          const amounts = amountsOfItem(item, values);
          const problem = firstProblem(errors, row);
          return (
            <li key={item.key}>
              <button
                type="button"
                id={problem === null ? undefined : fieldId(problem.path)}
                className={classes.line}
                disabled={closed}
                onClick={() => {
                  onDetails(row);
                }}
              >
                <b>{item.name === '' ? 'Без наименования' : item.name}</b>
                <span className={classes.count}>{countOf(item, currency)}</span>
                <span className={classes.sum}>{amounts === null ? '' : formatNumber(amounts.amount)}</span>
                {problem !== null && <span className={classes.problem}>{problem.text}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {!closed && (
        <Button variant="ghost" icon={<IconPlus size={16} stroke={1.75} />} onClick={onAdd}>
          Добавить позицию
        </Button>
      )}
    </div>
  );
}

function countOf(item: ItemValues, currency: string): string {
  const price = item.price === null ? cellText(item, 'price') : formatAmount(item.price, currency);
  const quantity = [cellText(item, 'quantity'), cellText(item, 'unit')].filter(Boolean).join('\u00A0');
  return [quantity, price].filter(Boolean).join(' × ');
}

function firstProblem(errors: FieldErrors, row: number): { path: string; text: string } | null {
  for (const column of ITEM_COLUMNS) {
    const path = cellPath({ row, column });
    const text = errors[path];
    if (text !== undefined)
      return { path, text: `${ITEM_COLUMN_LABELS[column]}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  }
  return null;
}
