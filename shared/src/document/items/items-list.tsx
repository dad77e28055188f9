import { IconPlus } from '@tabler/icons-react';
import { uncapitalised } from '../../contract/first-letter';
import { fieldId, type FieldErrors } from '../../form/form';
import { formatAmount, formatNumber } from '../../format/format';
import { Button } from '../../ui/ui';

import { cellText } from './cell-text';
import type { DocumentMoney } from './document-money';
import { amountsOfItem } from './item-amounts';
import { ITEM_FIELD_LABELS } from './item-errors';
import { ITEM_FIELDS, type ItemValues } from './item-values';
import classes from './items-list.module.css';
import { itemPath } from './item-path';

export interface ItemsListProps {
  values: DocumentMoney & { items: readonly ItemValues[] };
  /** What the lines are called together: «Спецификация». */
  title: string;
  errors: FieldErrors;
  closed: boolean;
  onAdd: () => void;
  onDetails: (row: number) => void;
}

/** The lines on a phone: name in full, quantity by price, the sum; a tap opens the line. */
export function ItemsList({ values, title, errors, closed, onAdd, onDetails }: ItemsListProps) {
  const { items, currency_code: currency } = values;
  return (
    <div id={fieldId('items')}>
      <ul className={classes.list} aria-label={title}>
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
  for (const field of ITEM_FIELDS) {
    const path = itemPath(row, field);
    const text = errors[path];
    if (text !== undefined) return { path, text: `${ITEM_FIELD_LABELS[field]}: ${uncapitalised(text)}` };
  }
  return null;
}
