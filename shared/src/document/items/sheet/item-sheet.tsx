import { useState } from 'react';

import type { Measure, VatRate } from '../../../contract/books/handbook';
import type { FieldErrors } from '../../../form/form';
import { useAskedClose } from '../../../form/state/asked-close';
import { useFirstFault } from '../../../form/state/use-first-fault';
import { Button, Sheet } from '../../../ui/ui';
import type { DocumentVat } from '../document-money';
import { wrongPartsOf } from '../item-errors';
import { itemPath } from '../item-path';
import { ItemNumbers } from './item-numbers';
import { ItemRemarks } from './item-remarks';
import classes from './item-sheet.module.css';
import { ItemTax } from './item-tax';
import type { ItemField, ItemValues } from '../item-values';

export interface ItemSheetProps {
  item: ItemValues;
  row: number;
  measures: readonly Measure[];
  rates: readonly VatRate[];
  /** Of the document: a rate of the line's own is counted the same way. */
  vatMode: DocumentVat['vat_mode'];
  /** The choice that follows the document's tax: «Как в договоре». */
  asDocument: string;
  errors: FieldErrors;
  onSave: (item: ItemValues) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What every part of the sheet works with. */
export interface ItemPartProps {
  draft: ItemValues;
  change: (patch: Partial<ItemValues>) => void;
  errorOf: (field: ItemField) => string | undefined;
  /** A control holds a text that is no number; null when it holds one again. */
  misread: (field: ItemField, message: string | null) => void;
}

/** A whole line: what has a cell and what has none; on a phone the only way to type it. */
export function ItemSheet(props: ItemSheetProps) {
  const { item, row, measures, rates, vatMode, asDocument, errors, onSave, onRemove, onClose } = props;
  const [draft, setDraft] = useState(item);
  const [unread, setUnread] = useState<ReadonlySet<ItemField>>(new Set());
  const [isHeld, setHeld] = useState(false);
  const { form, awaitFault, forgetFault } = useFirstFault<HTMLDivElement>(false);
  const isTyped = draft !== item || unread.size > 0;
  const { close, question } = useAskedClose(isTyped ? 'Введённое в позиции будет потеряно.' : null, onClose);
  const wrong = wrongPartsOf(draft);
  const finish = () => {
    // What is wrong stays under the eyes with its sentence: in the list it would be counted, or become empty.
    if (unread.size === 0 && Object.keys(wrong).length === 0) {
      onSave(draft);
      return;
    }
    setHeld(true);
    awaitFault();
  };
  const part: ItemPartProps = {
    draft,
    change: (patch) => {
      setDraft((before) => ({ ...before, ...patch }));
    },
    errorOf: (field) => (isHeld ? wrong[field] : undefined) ?? errors[itemPath(row, field)],
    misread: (field, message) => {
      setUnread((before) => {
        const others = [...before].filter((other) => other !== field);
        return new Set(message === null ? others : [...others, field]);
      });
    },
  };
  return (
    <>
      <Sheet
        open
        keepOpen
        title={`Позиция ${String(row + 1)}`}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={onRemove}>
              Удалить позицию
            </Button>
            <Button variant="primary" onClick={finish}>
              Готово
            </Button>
          </>
        }
      >
        <div ref={form} className={classes.fields} onFocus={forgetFault} onInput={forgetFault}>
          <ItemNumbers {...part} measures={measures} />
          <ItemTax {...part} rates={rates} vatMode={vatMode} asDocument={asDocument} />
          <ItemRemarks {...part} />
        </div>
      </Sheet>
      {question}
    </>
  );
}
