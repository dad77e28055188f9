import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { CommentList, CommentThread as Thread } from '../../contract/comment/comment';
import { counted } from '../../format/format';
import { errorOf } from '../../http/http';
import { MoreButton } from '../../next-page/next-page';
import { useSessionUser } from '../../session/session';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import { CommentComposer } from './writing/comment-composer';
import { CommentThread } from './comment-thread';
import type { Discussed } from './comments.api';
import { useCommentDeeds } from './comments.mutations';
import { commentsQuery } from './comments.queries';
import classes from './comments.module.css';
import { SteadyFocus } from './steady-focus';
import { useAttaching } from './use-attaching';
import { useFreshComments } from './use-fresh-comments';
import { useLinkedComment } from './use-linked-comment';
import { useNow } from './use-now';

export interface DocumentCommentsProps {
  of: Discussed;
}

/** A thread stands once, though pages shift when somebody begins a new one between them. */
function threadsOf(pages: readonly CommentList[], linked: Thread | null = null): Thread[] {
  const threads = new Map(pages.flatMap(({ data }) => data).map((thread) => [thread.id, thread]));
  // It brings its answer with it, however early that was given.
  if (linked !== null) threads.set(linked.id, linked);
  return [...threads.values()].sort((left, right) => right.id - left.id);
}

function summary({ total, unresolved }: CommentList): string {
  const all = counted(total, ['комментарий', 'комментария', 'комментариев']);
  if (unresolved === 0) return `${all}, всё решено`;
  const open = ['обсуждение не решено', 'обсуждения не решены', 'обсуждений не решено'] as const;
  return `${all}, ${counted(unresolved, open)}`;
}

const DESTROYED = 'Документ уничтожен по акту: цитаты и файлы к обсуждению больше не прикладываются.';

/** Where a new thread is begun; files follow once the comment is there. */
function NewThread({ of, deeds }: DocumentCommentsProps & { deeds: ReturnType<typeof useCommentDeeds> }) {
  const attach = useAttaching(of);
  return (
    <div className={classes.begin}>
      <CommentComposer
        of={of}
        draft={`comment:${of.type}:${String(of.id)}`}
        label="Комментарий"
        placeholder="Написать комментарий; @ зовёт сотрудника"
        sendLabel="Отправить"
        note={of.isDestroyed === true ? DESTROYED : undefined}
        onSend={async (input, files) => {
          const said = await deeds.add.mutateAsync({ ...input, parentId: null });
          attach(said.id, files);
        }}
      />
    </div>
  );
}

interface LoadedProps extends DocumentCommentsProps {
  pages: readonly CommentList[];
  deeds: ReturnType<typeof useCommentDeeds>;
}

function Threads({ of, pages, deeds }: LoadedProps) {
  const me = useSessionUser();
  const now = useNow();
  const linked = useLinkedComment(of);
  const [first] = pages;
  const threads = threadsOf(pages, linked.thread);
  const { isFresh, latest } = useFreshComments(threads, { readerId: me.id, latestId: first?.latest_id ?? 0 });
  return (
    <>
      <VisuallyHidden role="status">
        {latest !== null && `Новый комментарий: ${shortFullName(latest.author.name)}`}
      </VisuallyHidden>
      {threads.length === 0 ? (
        <EmptyState
          icon={<IconMessages size={20} stroke={1.75} />}
          title="Обсуждения пока нет"
          text="Вопросы и замечания видят все, кому доступен документ. Упомянутый получит уведомление."
        />
      ) : (
        <>
          {first !== undefined && first.total > 0 && <p className={classes.summary}>{summary(first)}</p>}
          {linked.problem !== null && (
            <p className={classes.problem} role="status">
              {linked.problem}
            </p>
          )}
          <SteadyFocus>
            <ol className={classes.threads} aria-label="Обсуждения">
              {threads.map((thread) => (
                <CommentThread
                  key={thread.id}
                  {...{ of, deeds, now, isFresh, thread }}
                  linkedId={linked.id}
                />
              ))}
            </ol>
          </SteadyFocus>
        </>
      )}
    </>
  );
}

function CommentsSkeleton() {
  return (
    <div className={classes.threads} aria-busy aria-label="Обсуждение загружается">
      {[62, 40, 54].map((width) => (
        <div key={width} className={classes.entry}>
          <Skeleton width={24} height={24} />
          <div className={classes.said}>
            <Skeleton width="30%" height={10} />
            <Skeleton width={`${String(width)}%`} height={10} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** What employees say about a document: where one writes, and below it the threads from the newest. */
export default function DocumentComments({ of }: DocumentCommentsProps) {
  const comments = useInfiniteQuery(commentsQuery(of));
  const deeds = useCommentDeeds(of);
  const { data, error, isPending } = comments;
  if (data === undefined && !isPending) {
    return (
      <EmptyState
        title="Обсуждение не загрузилось"
        text={errorOf(error).message}
        actions={<Button onClick={() => void comments.refetch()}>Повторить</Button>}
      />
    );
  }
  const left = (data?.pages[0]?.meta.total ?? 0) - threadsOf(data?.pages ?? []).length;
  return (
    <section className={classes.comments} aria-label="Обсуждение">
      <NewThread of={of} deeds={deeds} />
      {data === undefined ? <CommentsSkeleton /> : <Threads of={of} pages={data.pages} deeds={deeds} />}
      <MoreButton list={comments} label={`Показать ещё, осталось ${String(left)}`} />
    </section>
  );
}
