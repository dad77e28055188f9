import { useState } from 'react';

import type { VatRate } from '../../contract/books/handbook';
import type { FieldErrors } from '../../form/form';
import { useQuery } from '../../query/query';
import { useMediaPhone } from '../../ui/ui';
import type { DocumentMoney } from './document-money';
import { changeItem, insertItem, removeItem } from './item-edits';
import { ItemSheet } from './sheet/item-sheet';
import { isBlankItem, type ItemValues } from './item-values';
import { ItemsGrid } from './grid/items-grid';
import { ItemsList } from './items-list';
import { measuresQuery } from './measures.queries';

type Items = readonly ItemValues[];

export interface ItemsFieldProps {
  items: Items;
  document: DocumentMoney;
  /** What the lines are called together: «Спецификация». */
  title: string;
  /** The choice of a line's tax that follows the document: «Как в договоре». */
  asDocument: string;
  rates: readonly VatRate[];
  errors: FieldErrors;
  closed: boolean;
  onChange: (items: Items) => void;
  /** The person went on from a line: `items.3` — what is wrong with it may be said. */
  onLeave: (path: string) => void;
}

/** The lines of a document: a grid of cells, on a phone a list; a whole line opens beside the page. */
export function ItemsField(props: ItemsFieldProps) {
  const { items, document, title, errors, closed, onChange, onLeave } = props;
  const phone = useMediaPhone();
  const measures = (useQuery(measuresQuery()).data ?? []).filter((measure) => measure.is_active);
  const [details, setDetails] = useState<number | null>(null);
  const leaveRow = (row: number) => {
    onLeave(`items.${String(row)}`);
  };
  const close = () => {
    // A line that was opened to be added and left blank does not stay.
    const line = details === null ? undefined : items[details];
    if (details !== null && phone && line !== undefined && isBlankItem(line))
      onChange(removeItem(items, details));
    setDetails(null);
  };
  const opened = details === null ? undefined : items[details];
  const values = { ...document, items };
  return (
    <>
      {phone ? (
        <ItemsList
          {...{ values, title, errors, closed }}
          onDetails={setDetails}
          onAdd={() => {
            onChange(insertItem(items));
            setDetails(items.length);
          }}
        />
      ) : (
        <ItemsGrid
          {...{ values, title, measures, errors, closed, onChange }}
          onDetails={setDetails}
          onLeaveRow={leaveRow}
        />
      )}
      {details !== null && opened !== undefined && (
        <ItemSheet
          key={opened.key}
          {...{ measures, errors }}
          item={opened}
          row={details}
          rates={props.rates}
          vatMode={document.vat_mode}
          asDocument={props.asDocument}
          onSave={(item) => {
            onChange(changeItem(items, details, item));
            leaveRow(details);
            setDetails(null);
          }}
          onRemove={() => {
            onChange(removeItem(items, details));
            setDetails(null);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
