import { quoted } from 'shared/contract/quotation';
import { CHAIN_STATUS_LABELS, DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { shortFullName } from 'shared/document';
import { useSessionUser } from 'shared/session';
import { Button, ButtonRow, Strip } from 'shared/ui';

import { colleagueDecisionWords } from './decision-words';
import { pausedWords } from './paused-words';
import classes from './gone-task.module.css';
import { useRemarksInHand, type SaidInHand } from './remarks-in-hand';

/** A round that somebody has ended over everybody's heads: stages were broken off, and none of them by a decision. */
const isForced = ({ stages }: ApprovalChain) =>
  stages.some(({ status }) => status === 'cancelled') &&
  stages.every(({ status }) => status !== 'returned' && status !== 'rejected');

/** Why a round goes on without a decision, or went on, in one sentence; nothing as long as it is not known. */
function whyNeedless(chain: ApprovalChain | undefined): string {
  if (
    chain !== undefined &&
    chain.status !== 'cancelled' &&
    chain.result_comment !== null &&
    isForced(chain)
  ) {
    return `${CHAIN_STATUS_LABELS[chain.status]}. ${chain.result_comment}`;
  }
  switch (chain?.status) {
    case 'cancelled': {
      const who = chain.cancelled_by === null ? '' : ` (${shortFullName(chain.cancelled_by.full_name)})`;
      const why = chain.cancel_reason === null ? '.' : `: ${quoted(chain.cancel_reason)}.`;
      return `Согласование отозвано${who}${why}`;
    }
    case 'returned':
      return 'Документ вернули на доработку, не дожидаясь остальных решений.';
    case 'rejected':
      return 'Документ не согласован: решение приняли без вас.';
    case 'passed':
      return 'Документ уже согласован: остальных решений хватило.';
    case 'reset':
      return 'Условия документа изменились, согласование начнётся заново.';
    case undefined:
      return '';
    default:
      return 'Согласование пошло дальше без него.';
  }
}

interface Gone {
  taskId: number;
  userId: number;
}

/** Why nobody waits for the decision any more, the reader's or a colleague's. */
function whyGone({ taskId, userId }: Gone, chain: ApprovalChain | undefined): string {
  const seat = chain?.stages.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
  if (seat?.status === 'done' && seat.vote !== null) {
    if (seat.vote.user.id !== userId) return `Решение: ${colleagueDecisionWords(seat.vote)}.`;
    return `Вы уже приняли решение: ${DECISION_LABELS[seat.vote.decision].toLowerCase()}.`;
  }
  if (seat?.status === 'forwarded' || seat?.status === 'reassigned') {
    return 'Решение передано другому сотруднику.';
  }
  const paused = chain === undefined ? null : pausedWords(chain);
  if (paused !== null) return `${paused}. Решение понадобится, когда его возобновят.`;
  if (chain?.status === 'running' && seat?.status === 'waiting') {
    return 'Согласование вернулось на шаг назад. Решение понадобится, когда очередь дойдёт снова.';
  }
  return `Решение больше не требуется. ${whyNeedless(chain)}`.trim();
}

interface GoneTaskProps {
  taskId: number;
  /** As it is by now. */
  chain: ApprovalChain | undefined;
}

/** What was written to a decision, a line for each remark; empty where nothing was. */
export function writtenLines({ remark, lines }: SaidInHand): string[] {
  return [
    remark,
    ...lines.map(({ clause, text }) => [clause, text].filter((part) => part.trim() !== '').join(': ')),
  ].filter((part) => part.trim() !== '');
}

/** That a decision is no longer waited for while the document is read, why, and what the reader had written to it. */
export function GoneTask({ taskId, chain }: GoneTaskProps) {
  const { said, clear } = useRemarksInHand(taskId);
  const { id: userId } = useSessionUser();
  const written = writtenLines(said);
  return (
    <>
      <Strip tone="orange" live="status">
        {whyGone({ taskId, userId }, chain)}
      </Strip>
      {written.length > 0 && (
        <section className={classes.unsent} aria-label="Вы написали, но не отправили">
          <b>Вы написали, но не отправили</b>
          {written.map((part, at) => (
            <p key={`${String(at)}:${part}`}>{part}</p>
          ))}
          <small>
            Текст виден только вам. Скопируйте его, если он нужен, например в комментарий к документу.
          </small>
          <ButtonRow>
            <Button size="sm" onClick={() => clear()}>
              Убрать текст
            </Button>
          </ButtonRow>
        </section>
      )}
    </>
  );
}
