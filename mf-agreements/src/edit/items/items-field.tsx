import { useState } from 'react';
import { useQuery } from 'shared/query';
import { useMediaPhone } from 'shared/ui';

import { measuresQuery } from '../../api/agreement.queries';
import { useAgreementForm } from '../form-context';
import type { AgreementValues } from '../values/agreement-values';
import { closedReason } from '../values/open-fields';
import { changeItem, insertItem, removeItem } from './item-edits';
import { ItemSheet } from './item-sheet';
import { isBlankItem } from './item-values';
import { ItemsGrid } from './items-grid';
import { ItemsList } from './items-list';

/** The specification: a grid of cells, on a phone a list; a whole line opens beside the page. */
export function ItemsField() {
  const { form, open, rates } = useAgreementForm();
  const phone = useMediaPhone();
  const measures = useQuery(measuresQuery()).data ?? [];
  const [details, setDetails] = useState<number | null>(null);
  const { values, errors } = form;
  const closed = closedReason('items', open) !== undefined;
  const change = (items: AgreementValues['items']) => {
    form.change({ items });
  };
  const leaveRow = (row: number) => {
    form.leave(`items.${String(row)}`);
  };
  const close = () => {
    // A line that was opened to be added and left blank does not stay.
    const line = details === null ? undefined : values.items[details];
    if (details !== null && phone && line !== undefined && isBlankItem(line))
      change(removeItem(values.items, details));
    setDetails(null);
  };
  const opened = details === null ? undefined : values.items[details];
  return (
    <>
      {phone ? (
        <ItemsList
          values={values}
          errors={errors}
          closed={closed}
          onDetails={setDetails}
          onAdd={() => {
            form.change({ items: insertItem(values.items) });
            setDetails(values.items.length);
          }}
        />
      ) : (
        <ItemsGrid
          values={values}
          measures={measures}
          errors={errors}
          closed={closed}
          onChange={change}
          onDetails={setDetails}
          onLeaveRow={leaveRow}
        />
      )}
      {details !== null && opened !== undefined && (
        <ItemSheet
          key={opened.key}
          item={opened}
          row={details}
          measures={measures}
          rates={rates}
          vatMode={values.vat_mode}
          errors={errors}
          onSave={(item) => {
            change(changeItem(values.items, details, item));
            leaveRow(details);
            setDetails(null);
          }}
          onRemove={() => {
            change(removeItem(values.items, details));
            setDetails(null);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
