import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ApprovalTask, ChangesSinceVote } from 'shared/contract/approval/approval-task';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { Skeleton } from 'shared/ui';

import { chainByIdQuery } from '../api/approvals.queries';
import chain from '../chain/chain.module.css';
import { RemarkLine } from '../chain/remark-line';
import classes from './inbox.module.css';

/** What the employee has said in the round, in their own name and in another's. */
const votesOf = ({ stages }: ApprovalChain, userId: number) =>
  stages
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ vote }) => (vote !== null && vote.user.id === userId ? [vote] : []))
    .filter(({ remark, remarks }) => remark !== null || remarks.length > 0);

function OfRound({
  id,
  document: { kind, id: documentId },
}: Pick<ApprovalTask, 'document'> & { id: number }) {
  const { id: userId } = useSessionUser();
  const { data: round, error } = useQuery(chainByIdQuery(id));
  const votes = round === undefined ? [] : votesOf(round, userId);
  if (round !== undefined && votes.length === 0) return null;
  return (
    <section className={classes.aside} aria-label="Ваши замечания">
      <h3>Ваши замечания</h3>
      {round === undefined && error === null && <Skeleton height={48} />}
      {round === undefined && error !== null && <p>{errorOf(error).message}</p>}
      {votes.map((vote) => (
        <div key={vote.id} className={classes.ownRemarks}>
          {vote.remark !== null && <p>{vote.remark}</p>}
          <ul className={chain.remarks}>
            {vote.remarks.map((remark) => (
              <RemarkLine key={remark.id} of={{ kind, id: documentId }} remark={remark} canAnswer={false} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** What the reader remarked when they decided last, and what was answered: nobody decides anew without it. */
export function OwnRemarks({ task, changes }: { task: ApprovalTask; changes: ChangesSinceVote }) {
  const { data: present } = useQuery(chainByIdQuery(task.chain_id));
  const former = present?.rounds.find(({ round }) => round === changes.round);
  return former === undefined ? null : <OfRound id={former.id} document={task.document} />;
}
