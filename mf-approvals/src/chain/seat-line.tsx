import { DECISION_LABELS, OVERDUE_LABEL, TASK_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import { MISSED_TURN } from 'shared/contract/approval/missed-turn';
import { REVOKE_MINUTES } from 'shared/contract/approval/approval-status';
import type { ApprovalVote, ChainTask } from 'shared/contract/approval/approval-chain';
import { shortFullName } from 'shared/document';
import { formatDateTime } from 'shared/format';
import { PersonAvatar } from 'shared/person';

import type { DocumentPlace } from '../api/approvals.api';
import { RevokeButton } from '../decide/revoke-button';
import classes from './chain.module.css';
import { RemarkLine } from './remark-line';
import { voteTone } from './vote-look';

interface SeatLineProps {
  /** The document of the round. */
  of: DocumentPlace;
  seat: ChainTask;
  isMine: boolean;
  canAnswer: boolean;
  /** One line and the remarks, without the reason of the seat. */
  compact?: boolean | undefined;
  hasMissedTurn: boolean;
  /** Without this one's decision the others' are not enough. */
  isSpecial: boolean;
}

type Told = Pick<SeatLineProps, 'seat' | 'hasMissedTurn'>;

function stateWord({ seat, hasMissedTurn }: Told): string {
  if (hasMissedTurn) return MISSED_TURN;
  if (seat.is_overdue && seat.status === 'pending') return OVERDUE_LABEL;
  if (seat.status === 'pending') return seat.viewed_at === null ? 'Не открыто' : 'На рассмотрении';
  return TASK_STATUS_LABELS[seat.status];
}

function Verdict({ vote, ...told }: Told & { vote: ApprovalVote | null }) {
  if (vote === null) {
    return (
      <span className={classes.word} data-tone={told.seat.is_overdue ? 'red' : 'neutral'}>
        {stateWord(told)}
      </span>
    );
  }
  return (
    <span
      className={classes.word}
      data-tone={voteTone(vote.decision)}
      title={formatDateTime(vote.created_at)}
    >
      {DECISION_LABELS[vote.decision]}
    </span>
  );
}

/** Whose seat it was: of somebody who is away, or who asked this colleague to decide instead. */
function seatOf({ on_behalf_of: whose, source }: ChainTask): string | null {
  if (whose === null) return null;
  return `${source === 'forwarded' ? 'решение передано, прежний участник' : 'по замещению'}: ${shortFullName(whose.full_name)}`;
}

const revocableUntil = ({ created_at }: ApprovalVote) =>
  new Date(Date.parse(created_at) + REVOKE_MINUTES * 60_000).toISOString();

/** A participant of a stage: who, for whom and why, and what became of their turn. */
export function SeatLine({ of, seat, isMine, canAnswer, compact, hasMissedTurn, isSpecial }: SeatLineProps) {
  const vote = seat.vote ?? seat.kept?.vote ?? null;
  const name = shortFullName(seat.assignee.full_name);
  const notes = [
    isSpecial ? 'Обязательный участник' : null,
    seatOf(seat),
    compact === true ? null : seat.why,
    compact === true || seat.forward_comment == null
      ? null
      : `Комментарий к передаче: ${seat.forward_comment}`,
    seat.kept === null
      ? null
      : `Сохранено из круга ${String(seat.kept.round)}${seat.kept.file_version === null ? '' : `, версия ${String(seat.kept.file_version)}`}`,
    compact === true || vote === null ? null : formatDateTime(vote.created_at),
  ].filter((note) => note !== null && note !== '');
  return (
    <li className={classes.seat}>
      <div className={classes.person}>
        <PersonAvatar id={seat.assignee.id} name={name} size="sm" me={isMine} decorative />
        <span className={classes.name}>{name}</span>
        <Verdict {...{ seat, vote, hasMissedTurn }} />
      </div>
      {notes.length > 0 && <small className={classes.note}>{notes.join(' · ')}</small>}
      {isMine && seat.can.revoke && seat.vote !== null && (
        <p className={classes.revoke}>
          <small>{`Отменить можно до ${formatDateTime(revocableUntil(seat.vote))}`}</small>
          <RevokeButton taskId={seat.id} />
        </p>
      )}
      {vote !== null && vote.remark !== null && <p className={classes.said}>{vote.remark}</p>}
      {vote !== null && vote.remarks.length > 0 && (
        <ul className={classes.remarks}>
          {vote.remarks.map((remark) => (
            <RemarkLine key={remark.id} of={of} remark={remark} canAnswer={canAnswer} />
          ))}
        </ul>
      )}
    </li>
  );
}
