import { DateField, TextareaField } from '../../../form/form';
import type { ItemPartProps } from './item-sheet';

const orNull = (text: string) => (text === '' ? null : text);

/** What is said of a line besides its money: the day of delivery, a description, a note. */
export function ItemRemarks({ draft, change, errorOf, misread }: ItemPartProps) {
  return (
    <>
      <DateField
        label="Срок поставки"
        value={draft.delivery_date}
        error={errorOf('delivery_date')}
        onInvalid={(message) => {
          misread('delivery_date', message);
        }}
        onChange={(delivery_date) => {
          change({ delivery_date });
        }}
      />
      <TextareaField
        label="Описание"
        rows={2}
        maxLength={4000}
        value={draft.description ?? ''}
        error={errorOf('description')}
        onChange={(description) => {
          change({ description: orNull(description) });
        }}
      />
      <TextareaField
        label="Примечание"
        rows={1}
        maxLength={1000}
        value={draft.note ?? ''}
        error={errorOf('note')}
        onChange={(note) => {
          change({ note: orNull(note) });
        }}
      />
    </>
  );
}
