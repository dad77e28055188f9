import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useId, type ClipboardEvent } from 'react';

import type { Measure } from '../../../contract/books/handbook';
import { useAlerts } from '../../../alerts/alerts';
import { fieldId, type FieldErrors } from '../../../form/form';
import { copiedText, copyTable } from '../../../format/copied-table';
import { Kbd, VisuallyHidden } from '../../../ui/ui';
import { cellText } from '../cell-text';
import type { DocumentVat } from '../document-money';
import { unreadable } from '../item-errors';
import { itemPath } from '../item-path';
import { ItemRow } from './item-row';
import { isBlankItem, ITEM_COLUMNS, ITEM_FIELDS, type ItemValues } from '../item-values';
import classes from './items-grid.module.css';
import { priceHead } from './price-head';
import { useItemsGrid } from './use-items-grid';

export interface ItemsGridProps {
  values: DocumentVat & { items: readonly ItemValues[] };
  /** What the lines are called together: «Спецификация». */
  title: string;
  measures: readonly Measure[];
  errors: FieldErrors;
  closed: boolean;
  onChange: (items: readonly ItemValues[]) => void;
  onDetails: (row: number) => void;
  onLeaveRow: (row: number) => void;
}

/** What a line has to show: what may be said by now, and at once what could not be read. */
function rowErrors(errors: FieldErrors, row: number, item: ItemValues): string {
  const wrong: Record<string, string> = {};
  for (const column of ITEM_COLUMNS) {
    const raw = item.raw[column];
    if (raw !== undefined) wrong[column] = unreadable(column, raw);
  }
  for (const field of ITEM_FIELDS) {
    const text = errors[itemPath(row, field)];
    if (text !== undefined) wrong[field] = text;
  }
  return Object.keys(wrong).length === 0 ? '' : JSON.stringify(wrong);
}

const HELP =
  'Tab — к следующей ячейке, Enter — вниз, F2 — правка, Esc — отменить ввод, Delete — очистить ячейку, Ctrl и Delete — удалить строку, Alt и стрелки — переставить строку, Alt и Enter — вся строка, Ctrl и Z — вернуть. Строки вставляются из таблицы через Ctrl и V.';

/** The lines of a document as a grid of cells: typed, walked, pasted and carried by keyboard alone. */
export function ItemsGrid(props: ItemsGridProps) {
  const { values, title, measures, errors, closed, onChange, onDetails, onLeaveRow } = props;
  const helpId = useId();
  const { items, vat_mode: vatMode, vat_rate: vatRate } = values;
  const grid = useItemsGrid({ items, units: measures, closed, onChange, onDetails, onLeaveRow });
  const { active, editing, dispatch } = grid;

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
        aria-label={title}
        aria-describedby={helpId}
        aria-rowcount={items.length + 1}
        aria-readonly={closed || undefined}
        id={fieldId('items')}
      >
        <GridHead {...{ items, vatMode, vatRate }} />
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
      <GridFoot
        items={items}
        onAdd={
          closed
            ? null
            : () => {
                dispatch({ type: 'add' });
              }
        }
      />
    </div>
  );
}

interface GridHeadProps {
  items: readonly ItemValues[];
  vatMode: DocumentVat['vat_mode'];
  vatRate: DocumentVat['vat_rate'];
}

function GridHead({ items, vatMode, vatRate }: GridHeadProps) {
  return (
    <thead>
      <tr role="row" aria-rowindex={1}>
        <th className={classes.grip}>
          <VisuallyHidden>Действия</VisuallyHidden>
        </th>
        <th className={classes.name}>Наименование</th>
        <th className={classes.quantity}>Кол-во</th>
        <th className={classes.unit}>Ед.</th>
        <th className={classes.price}>{priceHead(items, { vat_mode: vatMode, vat_rate: vatRate })}</th>
        <th className={classes.vat}>{vatMode === 'none' || vatRate === null ? 'НДС' : vatRate.label}</th>
        <th className={classes.sum}>Сумма</th>
      </tr>
    </thead>
  );
}

interface GridFootProps {
  items: readonly ItemValues[];
  /** Null where no line may be added. */
  onAdd: (() => void) | null;
}

/** Heads that a paste into another specification knows again. */
const COPIED_HEADS = ['Наименование', 'Кол-во', 'Ед.', 'Цена'];

function GridFoot({ items, onAdd }: GridFootProps) {
  const alerts = useAlerts();
  const lines = items.filter((item) => !isBlankItem(item));
  const copy = () => {
    const rows = lines.map((item) => ITEM_COLUMNS.map((column) => cellText(item, column)));
    if (copyTable({ heads: COPIED_HEADS, rows })) alerts.success(copiedText(rows.length));
    else alerts.error('Браузер не дал скопировать строки');
  };
  return (
    <div className={classes.foot}>
      {onAdd !== null && (
        <button type="button" className={classes.add} onClick={onAdd}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          Добавить позицию
        </button>
      )}
      {lines.length > 0 && (
        <button type="button" className={classes.add} onClick={copy}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          Скопировать строки
        </button>
      )}
      {onAdd !== null && (
        <span className={classes.hint}>
          Вставить из Excel <Kbd keys={['Ctrl', 'V']} />
        </span>
      )}
    </div>
  );
}
