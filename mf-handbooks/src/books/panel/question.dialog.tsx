import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, ConfirmDialog, Loader } from 'shared/ui';

import { RefusalDialog } from '../../refusal.dialog';
import { useArchiveRow, useDeleteRow } from '../api/books.mutations';
import { usageQuery } from '../api/books.queries';
import classes from './panel.module.css';
import { UsageList } from './usage-list';

type Answer = 'archive' | 'restore' | 'delete';

interface QuestionDialogProps {
  book: Book;
  row: AnyBookRow;
  kind: Answer;
  onClose: () => void;
  /** It was done; true when the record is gone. */
  onDone: (isGone: boolean) => void;
}

const WORDS: Readonly<Record<Answer, { ask: string; confirm: string; note: string }>> = {
  archive: {
    ask: 'Убрать в архив',
    confirm: 'Убрать в архив',
    note: 'В списках выбора записи больше не будет. Там, где она указана, ничего не изменится.',
  },
  restore: {
    ask: 'Вернуть из архива',
    confirm: 'Вернуть из архива',
    note: 'Запись снова появится в справочнике и в списках выбора.',
  },
  delete: { ask: 'Удалить', confirm: 'Удалить', note: 'Вернуть запись будет нельзя.' },
};

function UsageUnknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <p className={classes.none}>
      {`Кто использует запись, узнать не удалось. ${errorOf(error).message} `}
      <Button size="sm" onClick={onRetry}>
        Повторить
      </Button>
    </p>
  );
}

/** Asks before a record is archived, returned or deleted, and says what uses it; what is used can only be archived. */
export function QuestionDialog({ book, row, kind, onClose, onDone }: QuestionDialogProps) {
  const { noun, resource } = book.kind;
  const alerts = useAlerts();
  const usage = useQuery({ ...usageQuery({ resource, id: row.id }), enabled: kind !== 'restore' });
  const archive = useArchiveRow(book);
  const remove = useDeleteRow(book);
  const isUsed = (usage.data?.length ?? 0) > 0;
  const isKept = kind === 'delete' && isUsed;
  const answer: Answer = isKept && row.can.archive && row.archived_at === null ? 'archive' : kind;
  const words = WORDS[answer];
  const kept =
    row.archived_at === null
      ? 'Запись используется, её можно только убрать в архив.'
      : 'Запись используется. Она уже в архиве, и в списках выбора её нет.';
  const isAnswerless = isKept && answer === 'delete';

  const moved = (now: AnyBookRow) => {
    const archived = answer === 'archive';
    const said = archived ? `${quoted(row.name)} в архиве` : `${quoted(row.name)} снова в справочнике`;
    alerts.success(said, () => {
      archive.mutateAsync({ row: now, archived: !archived }).catch(alerts.failure);
    });
  };
  const confirm = async () => {
    try {
      if (answer === 'delete') await remove.mutateAsync(row);
      else moved(await archive.mutateAsync({ row, archived: answer === 'archive' }));
      onDone(answer === 'delete');
    } catch (error) {
      alerts.failure(error);
      onClose();
    }
  };
  const title = isKept
    ? `${quoted(row.name)} удалить нельзя`
    : `${words.ask} ${noun.accusative} ${quoted(row.name)}?`;
  const told = (
    <div className={classes.question}>
      {isKept && <p>{kept}</p>}
      {!isAnswerless && <p>{words.note}</p>}
      {kind !== 'restore' && usage.isLoading && <Loader />}
      {isUsed && (
        <div>
          <h3>Кто использует</h3>
          <UsageList usage={usage.data ?? []} />
        </div>
      )}
      {usage.isError && <UsageUnknown error={usage.error} onRetry={() => void usage.refetch()} />}
    </div>
  );
  if (isAnswerless) {
    return (
      <RefusalDialog title={title} onClose={onClose}>
        {told}
      </RefusalDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={words.confirm}
      danger={answer === 'delete'}
      busy={archive.isPending || remove.isPending || usage.isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {told}
    </ConfirmDialog>
  );
}
