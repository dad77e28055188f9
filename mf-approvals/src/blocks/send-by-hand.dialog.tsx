import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from 'shared/contract/new-id';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { useSendingHold } from 'shared/document';
import { FormDialog } from 'shared/form';
import { errorOf } from 'shared/http';
import { Button, Checkbox, IconButton, Strip } from 'shared/ui';

import { useSending } from '../api/approvals.mutations';
import type { DocumentPlace } from '../api/approvals.api';
import { ColleagueField, type Colleague } from '../decide/colleague-field';
import classes from './blocks.module.css';

interface SendByHandProps {
  place: DocumentPlace;
  lockVersion: number;
  /** It was sent before: those who approved then may be left out. */
  isRepeated: boolean;
  onClose: () => void;
}

interface Seat {
  key: string;
  person: Colleague | null;
}

const emptySeat = (): Seat => ({ key: newId(), person: null });

interface SeatFieldsProps {
  seats: readonly Seat[];
  error: string | undefined;
  onChange: (seats: readonly Seat[]) => void;
}

function SeatFields({ seats, error, onChange }: SeatFieldsProps) {
  return (
    <>
      {seats.map(({ key, person }, at) => (
        <div key={key} className={classes.seat}>
          <ColleagueField
            label={`Согласующий ${String(at + 1)}`}
            value={person}
            error={at === 0 ? error : undefined}
            optional={at > 0}
            onChange={(found) => {
              onChange(seats.map((seat) => (seat.key === key ? { key, person: found } : seat)));
            }}
          />
          {seats.length > 1 && (
            <IconButton
              label={`Убрать согласующего ${String(at + 1)}`}
              icon={<IconTrash size={16} stroke={1.75} />}
              onClick={() => {
                onChange(seats.filter((seat) => seat.key !== key));
              }}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() => {
            onChange([...seats, emptySeat()]);
          }}
        >
          Ещё согласующий
        </Button>
      </div>
    </>
  );
}

/** Sends a document to the people the reader chooses: all of them are asked at once, and all have to approve. */
export function SendByHandDialog({ place, lockVersion, isRepeated, onClose }: SendByHandProps) {
  const [seats, setSeats] = useState<readonly Seat[]>(() => [emptySeat()]);
  const [isAnew, setAnew] = useState(false);
  const [lacking, setLacking] = useState(false);
  const sending = useSending();
  const hold = useSendingHold(place.kind, place.id);
  const chosen = seats.flatMap(({ person }) => (person === null ? [] : [person.value]));
  const submit = () => {
    setLacking(chosen.length === 0);
    if (chosen.length === 0) return;
    const participants = [...new Set(chosen)].map((id) => ({ user_id: id }));
    const restart = isAnew ? 'all' : 'changed';
    sending.mutate({ ...place, lock_version: lockVersion, participants, restart }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      keepOpen
      title="Отправить выбранным согласующим"
      description="Маршрут шаблона не применяется: всех выбранных спросят одновременно."
      action="Отправить на согласование"
      isSending={sending.isPending}
      lacking={hold}
      onSubmit={submit}
      onClose={onClose}
    >
      {sending.error !== null && (
        <Strip tone="red" live="alert">
          {errorOf(sending.error).message}
        </Strip>
      )}
      <SeatFields
        seats={seats}
        error={lacking ? REQUIRED_FIELD : undefined}
        onChange={(changed) => {
          setLacking(false);
          setSeats(changed);
        }}
      />
      {isRepeated && (
        <Checkbox
          label="Спросить всех заново"
          note="Без отметки решения прежнего круга сохранятся там, где ничего не изменилось"
          checked={isAnew}
          onChange={setAnew}
        />
      )}
    </FormDialog>
  );
}
