import { IconAlertCircle, IconGripVertical } from '@tabler/icons-react';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import type { Measure } from '../../../contract/books/handbook';
import { fieldId } from '../../../form/form';
import { formatNumber, plainDecimal } from '../../../format/format';
import { classNames, IconButton, Menu } from '../../../ui/ui';

import { CellEditor } from './cell-editor';
import { cellText } from '../cell-text';
import type { DocumentVat } from '../document-money';
import { amountsOfItem } from '../item-amounts';
import { lineSentence } from '../item-errors';
import { ITEM_COLUMNS, type ItemColumn, type ItemField, type ItemValues } from '../item-values';
import classes from './items-grid.module.css';
import { UnitEditor } from './unit-editor';
import { cellPath } from '../item-path';
import type { GridDispatch } from './use-items-grid';

export interface ItemRowProps {
  item: ItemValues;
  row: number;
  /** The active cell when it is in this line. */
  active: ItemColumn | null;
  editing: { start: string | null } | null;
  /** Column → sentence, joined into one text so that an unchanged line is not drawn anew. */
  errors: string;
  vatMode: DocumentVat['vat_mode'];
  vatRate: DocumentVat['vat_rate'];
  measures: readonly Measure[];
  closed: boolean;
  dispatch: GridDispatch;
  onDetails: (row: number) => void;
}

const PLACEHOLDERS: Partial<Record<ItemColumn, string>> = { name: 'Наименование', unit: 'Выбрать' };
const isNumeric = (column: ItemColumn) => column === 'quantity' || column === 'price';

/** One line of a document as cells; what is wrong with it stands right under it. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, row, errors, vatMode, vatRate, dispatch, closed } = props;
  const wrong = errors === '' ? {} : (JSON.parse(errors) as Partial<Record<ItemField, string>>);
  const amounts = amountsOfItem(item, { vat_mode: vatMode, vat_rate: vatRate });
  const noteId = `${fieldId(cellPath({ row, column: 'name' }))}-note`;
  return (
    <>
      <tr
        role="row"
        aria-rowindex={row + 2}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('text/x-item-row')) event.preventDefault();
        }}
        onDrop={(event) => {
          const from = event.dataTransfer.getData('text/x-item-row');
          if (from === '') return;
          event.preventDefault();
          dispatch({ type: 'drop', from: Number(from), to: row });
        }}
      >
        <td role="gridcell" className={classes.grip}>
          {!closed && <RowMenu row={row} dispatch={dispatch} onDetails={props.onDetails} />}
        </td>
        {ITEM_COLUMNS.map((column) => (
          <ItemCell key={column} {...props} column={column} wrong={wrong[column]} noteId={noteId} />
        ))}
        <td role="gridcell" className={classNames(classes.number, classes.computed, classes.quiet)}>
          {item.vat !== null && <span className={classes.ownRate}>{ownRate(item)}</span>}
          {amounts === null ? '' : vatCell(item, vatMode, amounts.vat_amount)}
        </td>
        <td role="gridcell" className={classNames(classes.number, classes.computed)}>
          {amounts === null ? '' : formatNumber(amounts.amount)}
        </td>
      </tr>
      {errors !== '' && (
        <tr className={classes.note}>
          <td />
          <td colSpan={6} id={noteId}>
            <IconAlertCircle size={14} stroke={1.75} aria-hidden />
            {lineSentence(row, wrong)}
          </td>
        </tr>
      )}
    </>
  );
});

const ownRate = (item: ItemValues) =>
  item.vat?.percent == null ? 'без НДС' : `${formatNumber(plainDecimal(item.vat.percent))}\u00A0%`;

function vatCell(item: ItemValues, mode: DocumentVat['vat_mode'], amount: string): ReactNode {
  return (item.vat?.mode ?? mode) === 'none' ? '—' : formatNumber(amount);
}

type ItemCellProps = ItemRowProps & { column: ItemColumn; wrong: string | undefined; noteId: string };

function ItemCell({
  item,
  row,
  column,
  active,
  editing,
  wrong,
  noteId,
  measures,
  closed,
  dispatch,
}: ItemCellProps) {
  const place = { row, column };
  const here = active === column;
  const typing = here && editing !== null && !closed;
  const text = cellText(item, column);
  const onKey = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const pressed = { key, code, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey };
    if (dispatch({ type: 'key', place, pressed })) event.preventDefault();
  };
  return (
    <td
      id={fieldId(cellPath(place))}
      role="gridcell"
      className={classNames(classes.cell, isNumeric(column) && classes.number)}
      data-active={here || undefined}
      data-wrong={wrong !== undefined || undefined}
      data-typing={typing || undefined}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong === undefined ? undefined : noteId}
      aria-readonly={closed || undefined}
      tabIndex={here && !typing ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !here) dispatch({ type: 'focus', place });
      }}
      onDoubleClick={() => dispatch({ type: 'edit', place })}
      onKeyDown={typing ? undefined : onKey}
    >
      {!typing && (text === '' ? <span className={classes.empty}>{PLACEHOLDERS[column]}</span> : text)}
      {typing && column !== 'unit' && <CellEditor {...{ item, place, dispatch }} start={editing.start} />}
      {typing && column === 'unit' && (
        <UnitEditor {...{ item, place, dispatch, measures }} start={editing.start} />
      )}
    </td>
  );
}

function RowMenu({ row, dispatch, onDetails }: Pick<ItemRowProps, 'row' | 'dispatch' | 'onDetails'>) {
  const command = (name: 'insert' | 'copy' | 'up' | 'down' | 'remove') => () => {
    dispatch({ type: 'row', row, command: name });
  };
  return (
    <Menu
      label={`Строка ${String(row + 1)}`}
      placement="bottom-start"
      entries={[
        {
          label: 'Подробнее',
          onSelect: () => {
            onDetails(row);
          },
        },
        { label: 'Вставить ниже', onSelect: command('insert') },
        { label: 'Повторить', onSelect: command('copy') },
        { label: 'Поднять', onSelect: command('up') },
        { label: 'Опустить', onSelect: command('down') },
        'separator',
        { label: 'Удалить строку', danger: true, onSelect: command('remove') },
      ]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          size="sm"
          className={classes.handle}
          tabIndex={-1}
          draggable
          label={`Действия со строкой ${String(row + 1)}; можно перетащить`}
          icon={<IconGripVertical size={14} stroke={1.75} />}
          onDragStart={(event) => {
            event.dataTransfer.setData('text/x-item-row', String(row));
            event.dataTransfer.effectAllowed = 'move';
          }}
        />
      )}
    />
  );
}
