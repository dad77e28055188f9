import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import type { User } from 'shared/contract/user/user';
import { useSessionUser } from 'shared/session';
import { Button, ConfirmDialog, Progress, Section, Strip } from 'shared/ui';

import { useAvatarRemoval, useAvatarUpload } from './avatar.mutations';
import classes from './avatar.module.css';

function RemovalDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { remove, isPending } = useAvatarRemoval(user.id, onClose);
  return (
    <ConfirmDialog
      open
      danger
      title="Удалить фото"
      confirmLabel="Удалить фото"
      busy={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>Вместо фото будут показаны инициалы.</p>
    </ConfirmDialog>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: (() => void) | null }) {
  const again = onRetry !== null && (
    <Button size="sm" onClick={onRetry}>
      Повторить
    </Button>
  );
  return (
    <div className={classes.failure}>
      <Strip tone="red" live="alert" action={again}>
        {text}
      </Strip>
    </div>
  );
}

/** Takes a file that is let go over the section. */
function useDropped(take: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) take(file);
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const leave = () => {
    setOver(false);
  };
  return { isOver, handlers: { onDragOver: hold, onDragLeave: leave, onDrop: drop } };
}

/** The photo by which colleagues know the employee: chosen or dropped, taken away again. */
export function AvatarSection({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isOwn = useSessionUser().id === user.id;
  const { upload, isPending, percent, failure, retry } = useAvatarUpload(user.id);
  const take = (file: File) => {
    if (!isPending) upload(file);
  };
  const { isOver, handlers } = useDropped(take);
  const label = user.avatar === null ? 'Загрузить фото' : 'Заменить фото';
  return (
    <Section title="Фото">
      <div className={classes.place} data-over={isOver || undefined} {...handlers}>
        <div className={classes.buttons}>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*,.heic,.heif"
            aria-label={label}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) take(file);
              // The same file may be chosen again after it was refused.
              target.value = '';
            }}
          />
          <Button
            icon={<IconUpload size={16} stroke={1.75} />}
            busy={isPending}
            onClick={() => input.current?.click()}
          >
            {label}
          </Button>
          {user.avatar !== null && (
            <Button
              icon={<IconTrash size={16} stroke={1.75} />}
              disabled={isPending}
              onClick={() => {
                setAsking(true);
              }}
            >
              Удалить фото
            </Button>
          )}
        </div>
        {isPending ? (
          <Progress value={percent} label="Загрузка фото" />
        ) : (
          <small className={classes.hint}>
            {isOwn ? 'Фото увидят' : 'Фото видят'} все сотрудники. Из снимка берётся середина.
            <span className={classes.invitation}> Файл можно перетащить сюда.</span>
          </small>
        )}
      </div>
      {failure !== null && !isPending && <Failure text={failure} onRetry={retry} />}
      {isAsking && (
        <RemovalDialog
          user={user}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Section>
  );
}
