import {
  CHAIN_STATUS_LABELS,
  DECISION_LABELS,
  REMARK_STATUS_LABELS,
} from 'shared/contract/approval/approval.labels';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { handedFromText } from 'shared/contract/approval/handed-from-text';
import { MISSED_TURN } from 'shared/contract/approval/missed-turn';
import { roundEnd } from 'shared/contract/approval/round-end';
import { RemarkQuote } from 'shared/document';
import { formatDateTime } from 'shared/format';

import classes from './sheet.module.css';

type Round = ApprovalSheet['rounds'][number];
type Stage = Round['stages'][number];
type Vote = Stage['votes'][number];
type Awaited = NonNullable<Stage['awaited']>[number];

const COLUMNS = ['Этап', 'Кто', 'Решение', 'Когда', 'Замечания'] as const;

interface RemarkLinesProps {
  remark: Vote['remarks'][number];
  of: ApprovalSheet['document'];
}

function RemarkLines({ remark, of }: RemarkLinesProps) {
  const { clause_ref: clause, text, status, quote, reply, resolved_by: by } = remark;
  return (
    <div className={classes.remark}>
      <p>
        {clause !== null && <b>{`${clause}. `}</b>}
        {text}
      </p>
      {quote != null && <RemarkQuote of={{ type: of.kind, id: of.id }} quote={quote} />}
      {quote?.place != null && (
        <small className={classes.printed}>
          {`${quote.place.file_name}, версия ${String(quote.place.file_version)}`}
        </small>
      )}
      <small>
        {REMARK_STATUS_LABELS[status]}
        {reply !== null && `: ${reply}`}
        {by !== null && ` (${by.full_name})`}
      </small>
    </div>
  );
}

interface VoteRowProps {
  vote: Vote;
  of: ApprovalSheet['document'];
  stage: string;
  kept?: number;
}

function Who({ user, job_title: title, on_behalf_of: seat, handed_from: former = [] }: Awaited) {
  return (
    <td data-of="who">
      {user.full_name}
      {title !== null && <small>{title}</small>}
      {seat !== null && <small>{`По замещению: ${seat.full_name}`}</small>}
      {former.length > 0 && <small>{handedFromText(former)}</small>}
    </td>
  );
}

/** Whoever has not decided yet stands beside those who have: without them the stage would look complete. */
function AwaitedRow({ stage, seat }: { stage: string; seat: Awaited }) {
  return (
    <tr>
      <td data-of="stage">{stage}</td>
      <Who {...seat} />
      <td data-of="silence" colSpan={3}>
        {seat.has_missed_turn === true ? MISSED_TURN : 'Решения нет'}
      </td>
    </tr>
  );
}

function VoteRow({ vote, of, stage, kept }: VoteRowProps) {
  return (
    <tr>
      <td data-of="stage">{stage}</td>
      <Who {...vote} />
      <td data-of="decision">
        {DECISION_LABELS[vote.decision]}
        {kept !== undefined && <small>{`Сохранено из круга ${String(kept)}`}</small>}
        {vote.revoked_at !== null && <small>{`Отозвано ${formatDateTime(vote.revoked_at)}`}</small>}
        {vote.revoke_reason && <small>{`Причина: ${vote.revoke_reason}`}</small>}
      </td>
      <td data-of="when">{formatDateTime(vote.created_at)}</td>
      <td data-of="remarks">
        {vote.remark !== null && <p>{vote.remark}</p>}
        {vote.remarks.map((remark) => (
          <RemarkLines key={remark.id} {...{ remark, of }} />
        ))}
      </td>
    </tr>
  );
}

/** A stage nobody has decided at is told all the same: without it the sheet would look complete. */
function SilentRow({ stage }: { stage: Stage }) {
  return (
    <tr>
      <td data-of="stage">{stage.name}</td>
      <td data-of="silence" colSpan={4}>
        {stage.note ?? 'Решений нет'}
      </td>
    </tr>
  );
}

function StageRows({ stage, of }: { stage: Stage; of: ApprovalSheet['document'] }) {
  const awaited = stage.awaited ?? [];
  if (stage.votes.length + stage.kept.length + awaited.length === 0) return <SilentRow stage={stage} />;
  return (
    <>
      {stage.votes.map((vote) => (
        <VoteRow key={vote.id} of={of} vote={vote} stage={stage.name} />
      ))}
      {stage.kept.map((vote, at) => (
        // One vote stands on both seats of whoever stands in for another.
        <VoteRow
          key={`kept ${String(vote.id)} ${String(at)}`}
          of={of}
          vote={vote}
          stage={stage.name}
          kept={vote.round}
        />
      ))}
      {awaited.map((seat) => (
        <AwaitedRow
          key={`awaited ${String(seat.user.id)} ${String(seat.on_behalf_of?.id)}`}
          stage={stage.name}
          seat={seat}
        />
      ))}
    </>
  );
}

/** One round of the sheet: who sent which file, what everybody decided, and how it ended. */
export function SheetRound({ round, of }: { round: Round; of: ApprovalSheet['document'] }) {
  const { file } = round;
  const facts = [
    `Отправлено ${formatDateTime(round.started_at)}: ${round.initiator.full_name}`,
    round.finished_at === null ? null : `завершено ${formatDateTime(round.finished_at)}`,
  ];
  return (
    <section className={classes.round}>
      <h2>{`Круг ${String(round.round)}. ${CHAIN_STATUS_LABELS[round.status]}`}</h2>
      <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {roundEnd(round).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {file !== null && (
        <p className={classes.hash}>
          {`${file.name}, версия ${String(file.version)}`}
          <span>{`SHA-256 ${file.sha256}`}</span>
        </p>
      )}
      <div className={classes.wide}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.stages.map((stage) => (
              <StageRows key={stage.position} {...{ stage, of }} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
