import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { REMARK_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalRemark } from 'shared/contract/approval/approval-chain';
import type { RemarkResolve } from 'shared/contract/approval/approval-chain-input';
import { RemarkQuote } from 'shared/document';
import { Button, ButtonRow, Textarea } from 'shared/ui';

import type { DocumentPlace } from '../api/approvals.api';
import { useResolveRemark } from '../api/approvals.mutations';
import classes from './chain.module.css';

const ANSWERS: readonly (readonly [RemarkResolve['status'], string])[] = [
  ['fixed', 'Исправлено'],
  ['accepted', 'Принято'],
  ['declined', 'Отклонить'],
];

function Answer({ remark }: { remark: ApprovalRemark }) {
  const alerts = useAlerts();
  const resolve = useResolveRemark();
  const [reply, setReply] = useState('');
  const answer = (status: RemarkResolve['status']) => {
    resolve.mutate(
      { id: remark.id, status, ...(reply.trim() !== '' && { reply: reply.trim() }) },
      { onError: alerts.failure },
    );
  };
  return (
    <div className={classes.answer}>
      <Textarea
        aria-label="Ответ на замечание"
        placeholder="Ответ на замечание"
        rows={2}
        maxLength={2000}
        value={reply}
        onChange={({ target }) => {
          setReply(target.value);
        }}
      />
      <ButtonRow>
        {ANSWERS.map(([status, word]) => (
          <Button
            key={status}
            size="sm"
            busy={resolve.isPending && resolve.variables.status === status}
            onClick={() => {
              answer(status);
            }}
          >
            {word}
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}

interface RemarkLineProps {
  remark: ApprovalRemark;
  /** The document of the round. */
  of: DocumentPlace;
  canAnswer: boolean;
}

/** A remark with its place and its fate; whoever answers for the document answers here. */
export function RemarkLine({ remark, of, canAnswer }: RemarkLineProps) {
  return (
    <li className={classes.remark}>
      <p>
        {remark.clause_ref !== null && <b>{`${remark.clause_ref}. `}</b>}
        {remark.text}
      </p>
      {remark.quote != null && <RemarkQuote of={{ type: of.kind, id: of.id }} quote={remark.quote} />}
      <small data-status={remark.status}>
        {REMARK_STATUS_LABELS[remark.status]}
        {remark.reply !== null && <span>{` — ${remark.reply}`}</span>}
      </small>
      {canAnswer && remark.status === 'open' && <Answer remark={remark} />}
    </li>
  );
}
