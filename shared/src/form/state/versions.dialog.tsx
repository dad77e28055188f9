import { useState } from 'react';
import { Button, Dialog } from '../../ui/ui';

import { ConflictTable, type ConflictRow, type Side } from './conflict-table';
import classes from './versions.module.css';

export interface VersionsDialogProps {
  title: string;
  /** Why it is asked; by default what there is to be done. */
  description?: string | undefined;
  /** What both have changed; none when the two can stand together. */
  rows: readonly ConflictRow[];
  /** What is taken from the other version without a question, in sentences. */
  taken: readonly string[];
  /** Where theirs stands. */
  place?: string;
  busy: boolean;
  /** Keys of the rows of which theirs is kept. */
  onChoose: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

const TOGETHER = 'Ваши изменения не пересекаются с чужими, их можно сохранить вместе.';

/** Both versions of a record side by side, and a choice for everything that both have changed; mine where none was made. */
export function VersionsDialog({ rows, taken, place, ...props }: VersionsDialogProps) {
  const { title, description, busy, onChoose, onClose } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isClear = rows.length === 0;
  return (
    <Dialog
      open
      keepOpen
      size="lg"
      title={title}
      description={description ?? (isClear ? TOGETHER : 'Выберите, что сохранить в каждом поле.')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Вернуться к правке
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              onChoose(new Set(rows.flatMap(({ key }) => (chosen[key] === 'theirs' ? [key] : []))));
            }}
          >
            {isClear ? 'Сохранить вместе' : 'Сохранить выбранное'}
          </Button>
        </>
      }
    >
      {!isClear && (
        <ConflictTable
          rows={rows}
          chosen={chosen}
          {...(place !== undefined && { place })}
          onChoose={(key, side) => {
            setChosen((before) => ({ ...before, [key]: side }));
          }}
        />
      )}
      {taken.map((sentence) => (
        <p key={sentence} className={classes.taken}>
          {sentence}
        </p>
      ))}
    </Dialog>
  );
}
