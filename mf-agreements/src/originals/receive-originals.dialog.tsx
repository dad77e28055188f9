import { useState } from 'react';
import { businessDay } from 'shared/contract/calendar/business-day';
import { DateField, FormDialog, TextField } from 'shared/form';

import type { OriginalsDialogProps } from './originals-dialog';
import { useSettleOriginals } from './originals.mutations';
import { RefusedOriginals } from './refused-originals';

const MAX_PLACE = 255;

/** The signed originals of the chosen documents have come back: when, and where they lie. */
export default function ReceiveOriginalsDialog({ kind, rows, onClose, onDone }: OriginalsDialogProps) {
  const [day, setDay] = useState<string | null>(businessDay());
  const [unread, setUnread] = useState<string | null>(null);
  const [place, setPlace] = useState('');
  const settle = useSettleOriginals({ kind, rows, done: 'Оригиналы получены', onClose, onDone });
  const lacking =
    unread ??
    (day === null ? 'Укажите дату получения' : place.trim() === '' ? 'Укажите место хранения' : undefined);
  const submit = () => {
    if (day === null) return;
    settle.mutate({
      what: 'receive',
      body: { ids: settle.ids, received_at: day, storage_place: place.trim() },
    });
  };
  return (
    <FormDialog
      size="sm"
      title="Оригиналы получены"
      description={settle.counted}
      action="Отметить получение"
      isSending={settle.isPending}
      lacking={lacking}
      onSubmit={submit}
      onClose={settle.close}
    >
      <RefusedOriginals sentences={settle.refusals} />
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
