import { useState, type FormEvent } from 'react';
import { DateField, TextField } from 'shared/form';
import { isoDate, plural } from 'shared/format';
import { Button, Dialog } from 'shared/ui';

import { idsOf, type BulkDialogProps } from './bulk-dialog';
import classes from './bulk.module.css';
import { useBulkChange } from './use-bulk-change';

const FORM_ID = 'bulk-originals';
const MAX_PLACE = 255;

/** The signed originals of the chosen agreements have come back: when, and where they lie. */
export default function ReceiveOriginalsDialog({ rows, onClose, onDone }: BulkDialogProps) {
  const [day, setDay] = useState<string | null>(isoDate(new Date()));
  const [unread, setUnread] = useState<string | null>(null);
  const [place, setPlace] = useState('');
  const change = useBulkChange(onDone);
  const lacking =
    unread ??
    (day === null ? 'Укажите дату получения' : place.trim() === '' ? 'Укажите место хранения' : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lacking !== undefined || day === null) return;
    change.mutate({ ids: idsOf(rows), originals: { received_at: day, storage_place: place.trim() } });
  };
  return (
    <Dialog
      open
      size="sm"
      title="Оригиналы получены"
      description={`${String(rows.length)}\u00A0${plural(rows.length, ['договор', 'договора', 'договоров'])}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Отменить
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            busy={change.isPending}
            disabledReason={lacking}
          >
            Отметить получение
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={classes.fields} onSubmit={submit}>
        <DateField label="Дата получения" required value={day} onChange={setDay} onInvalid={setUnread} />
        <TextField
          label="Место хранения"
          required
          placeholder="Шкаф 4, папка 12"
          value={place}
          maxLength={MAX_PLACE}
          onChange={setPlace}
        />
      </form>
    </Dialog>
  );
}
