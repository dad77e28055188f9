import { useState } from 'react';
import { businessDay } from 'shared/contract/calendar/business-day';
import { DateField, FormDialog, TextField } from 'shared/form';

import type { OriginalsDialogProps } from './originals-dialog';
import { countedOf, useSettleOriginals } from './originals.mutations';

const MAX_PLACE = 255;

/** The signed originals of the chosen documents have come back: when, and where they lie. */
export default function ReceiveOriginalsDialog({ kind, rows, onClose, onDone }: OriginalsDialogProps) {
  const [day, setDay] = useState<string | null>(businessDay(new Date()));
  const [unread, setUnread] = useState<string | null>(null);
  const [place, setPlace] = useState('');
  const settle = useSettleOriginals(kind, 'Оригиналы получены', onDone);
  const lacking =
    unread ??
    (day === null ? 'Укажите дату получения' : place.trim() === '' ? 'Укажите место хранения' : undefined);
  const submit = () => {
    if (day === null) return;
    const ids = rows.map(({ id }) => id);
    settle.mutate({ what: 'receive', body: { ids, received_at: day, storage_place: place.trim() } });
  };
  return (
    <FormDialog
      size="sm"
      title="Оригиналы получены"
      description={countedOf(kind, rows.length)}
      action="Отметить получение"
      isSending={settle.isPending}
      lacking={lacking}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField label="Дата получения" required value={day} onChange={setDay} onInvalid={setUnread} />
      <TextField
        label="Место хранения"
        required
        placeholder="Шкаф 4, папка 12"
        value={place}
        maxLength={MAX_PLACE}
        onChange={setPlace}
      />
    </FormDialog>
  );
}
