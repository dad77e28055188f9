import { IconPlus } from '@tabler/icons-react';
import { useId, type ClipboardEvent } from 'react';
import type { Measure } from 'shared/contract/handbook';
import { fieldId, type FieldErrors } from 'shared/form';
import { Kbd, VisuallyHidden } from 'shared/ui';

import type { AgreementValues } from '../values/agreement-values';
import { cellText } from './cell-text';
import { ItemRow } from './item-row';
import { UNREADABLE } from './item-errors';
import { ITEM_COLUMNS, type ItemValues } from './item-values';
import classes from './items-grid.module.css';
import { cellPath, useItemsGrid } from './use-items-grid';

export interface ItemsGridProps {
  values: Pick<AgreementValues, 'items' | 'vat_mode' | 'vat_rate'>;
  measures: readonly Measure[];
  errors: FieldErrors;
  closed: boolean;
  onChange: (items: AgreementValues['items']) => void;
  onDetails: (row: number) => void;
  onLeaveRow: (row: number) => void;
}

/** What a line has to show: what may be said by now, and at once what could not be read. */
function rowErrors(errors: FieldErrors, row: number, item: ItemValues): string {
  const wrong = ITEM_COLUMNS.flatMap((column) => {
    const text =
      errors[cellPath({ row, column })] ?? (item.raw[column] === undefined ? undefined : UNREADABLE[column]);
    return text === undefined ? [] : [[column, text]];
  });
  return wrong.length === 0 ? '' : JSON.stringify(Object.fromEntries(wrong));
}

const HELP =
  'Tab — к следующей ячейке, Enter — вниз, F2 — правка, Esc — отменить ввод, Delete — очистить ячейку, Ctrl и Delete — удалить строку, Alt и стрелки — переставить строку, Alt и Enter — вся строка, Ctrl и Z — вернуть. Строки вставляются из таблицы через Ctrl и V.';

/** The lines of the specification as a grid of cells: typed, walked, pasted and carried by keyboard alone. */
export function ItemsGrid(props: ItemsGridProps) {
  const { values, measures, errors, closed, onChange, onDetails, onLeaveRow } = props;
  const helpId = useId();
  const { items, vat_mode: vatMode, vat_rate: vatRate } = values;
  const grid = useItemsGrid({ items, units: measures, closed, onChange, onDetails, onLeaveRow });
  const { active, editing, dispatch } = grid;
  const tax = vatMode === 'none' || vatRate === null ? 'НДС' : vatRate.label;

  const onPaste = (event: ClipboardEvent) => {
    if (closed || (event.target instanceof HTMLInputElement && editing !== null)) return;
    event.preventDefault();
    dispatch({ type: 'paste', place: active, text: event.clipboardData.getData('text/plain') });
  };
  const onCopy = (event: ClipboardEvent) => {
    const item = items[active.row];
    if (item === undefined || editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cellText(item, active.column).replaceAll('\u00A0', ' '));
  };
  return (
    <div
      className={classes.frame}
      data-wrong={errors.items !== undefined || undefined}
      onPaste={onPaste}
      onCopy={onCopy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeaveRow(active.row);
      }}
    >
      <VisuallyHidden id={helpId}>{HELP}</VisuallyHidden>
      <table
        className={classes.table}
        role="grid"
        aria-label="Спецификация"
        aria-describedby={helpId}
        aria-rowcount={items.length + 1}
        aria-readonly={closed || undefined}
        id={fieldId('items')}
      >
        <thead>
          <tr role="row" aria-rowindex={1}>
            <th className={classes.grip}>
              <VisuallyHidden>Действия</VisuallyHidden>
            </th>
            <th className={classes.name}>Наименование</th>
            <th className={classes.quantity}>Кол-во</th>
            <th className={classes.unit}>Ед.</th>
            <th className={classes.price}>{vatMode === 'included' ? 'Цена с НДС' : 'Цена'}</th>
            <th className={classes.vat}>{tax}</th>
            <th className={classes.sum}>Сумма</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => (
            <ItemRow
              key={item.key}
              {...{ item, row, vatMode, vatRate, measures, closed, dispatch, onDetails }}
              active={active.row === row ? active.column : null}
              editing={active.row === row ? editing : null}
              errors={rowErrors(errors, row, item)}
            />
          ))}
        </tbody>
      </table>
      {!closed && (
        <div className={classes.foot}>
          <button
            type="button"
            className={classes.add}
            onClick={() => {
              dispatch({ type: 'add' });
            }}
          >
            <IconPlus size={16} stroke={1.75} aria-hidden />
            Добавить позицию
          </button>
          <span className={classes.hint}>
            Вставить из Excel <Kbd keys={['Ctrl', 'V']} />
          </span>
        </div>
      )}
    </div>
  );
}
