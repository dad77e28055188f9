import { createHash } from 'node:crypto';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { hasMissedTurn } from 'shared/contract/approval/missed-turn';
import { fileName } from 'shared/format';
import { businessDay } from '../../calendar/business-day';
import { formatDay } from '../../calendar/format-day';
import { canonicalJson } from '../../platform/activity/hash-chain';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import { documentView } from '../chains/chain.view';
import { getChain, requireChain } from '../chains/chain-reading.service';
import type { ChainRow } from '../chains/chains.repository';
import { findFormerHolders, findJobTitles, findRevokedVotes } from './sheet.repository';
import { sheetSum } from './sheet-sum';
import { undecided, type UndecidedSeats } from './undecided-seats';

type Round = ApprovalSheet['rounds'][number];

async function roundOf(
  deps: Deps,
  actor: Actor,
  { id, seatsOf }: { id: number; seatsOf: UndecidedSeats },
): Promise<Round> {
  const chain = await getChain(deps, actor, id);
  const tasks = chain.stages.flatMap(({ tasks: seats }) => seats);
  const former = await findFormerHolders(deps.db, id);
  const revoked = await findRevokedVotes(deps.db, id);
  const titles = await findJobTitles(
    deps.db,
    tasks.flatMap(({ assignee, vote, kept }) => [
      assignee.id,
      ...[vote?.user.id, kept?.vote.user.id].filter((userId) => userId !== undefined),
    ]),
  );
  const titleOf = (userId: number) => titles.get(userId) ?? null;
  return {
    chain_id: chain.id,
    round: chain.round,
    status: chain.status,
    initiator: chain.initiator,
    started_at: chain.started_at,
    finished_at: chain.finished_at,
    file: chain.file,
    content_hash: chain.content_hash,
    result_comment: chain.result_comment,
    cancelled_by: chain.cancelled_by,
    cancel_reason: chain.cancel_reason,
    stages: chain.stages.map((stage) => ({
      position: stage.position,
      name: stage.name,
      note: stage.note,
      votes: stage.tasks.flatMap(({ id: taskId, vote }) =>
        // What was said and taken back was said all the same.
        [...(revoked.get(taskId) ?? []), ...(vote === null ? [] : [vote])].map((each) => ({
          ...each,
          job_title: titleOf(each.user.id),
          handed_from: former.get(taskId) ?? [],
        })),
      ),
      kept: stage.tasks.flatMap(({ kept }) =>
        kept === null ? [] : [{ ...kept.vote, round: kept.round, job_title: titleOf(kept.vote.user.id) }],
      ),
      awaited: seatsOf(stage).map((seat) => ({
        user: seat.assignee,
        on_behalf_of: seat.source === 'deputy' ? seat.on_behalf_of : null,
        handed_from: former.get(seat.id) ?? [],
        job_title: titleOf(seat.assignee.id),
        has_missed_turn: hasMissedTurn(stage, seat),
      })),
    })),
  };
}

/** The name the sheet is saved under: prefix, document and day, as the product's specification asks. */
function sheetName({ document, made_at: madeAt }: Pick<ApprovalSheet, 'document' | 'made_at'>): string {
  const name = document.label.replace(/[\\/:*?"<>|]/g, '-');
  return fileName({ prefix: 'Лист согласования', name, date: formatDay(businessDay(new Date(madeAt))) });
}

/** What a sheet of the round tells: the rounds of its document until then, the first of them first. */
export async function readRounds(
  deps: Deps,
  actor: Actor,
  { id, round: last, seatsOf = undecided }: Pick<ChainRow, 'id' | 'round'> & { seatsOf?: UndecidedSeats },
): Promise<Round[]> {
  const chain = await getChain(deps, actor, id);
  const rounds: Round[] = [];
  for (const { id: chainId, round } of [...chain.rounds].reverse()) {
    if (round <= last) rounds.push(await roundOf(deps, actor, { id: chainId, seatsOf }));
  }
  return rounds;
}

/** Who approved which file, round by round, with the newest link of the journal; refuses with 404. */
export async function getSheet(deps: Deps, actor: Actor, id: number): Promise<ApprovalSheet> {
  const row = await requireChain(deps, actor, id);
  const subject = requireSubject(deps.app, row.approvable_type);
  const rounds = await readRounds(deps, actor, row);
  const { seq, hash } = await deps.activity.head(deps.db);
  const { facts } = row;
  const sheet = {
    chain_id: id,
    document: documentView(subject.kind, row),
    organization_name: facts.organization_name,
    counterparty_name: facts.counterparty_name,
    amount: facts.amount,
    currency_code: facts.currency_code,
    status: row.status,
    rounds,
    journal: { seq, hash },
    made_at: deps.now().toISOString(),
  };
  const hash256 = createHash('sha256').update(canonicalJson(sheet)).digest('hex');
  return { ...sheet, sheet_sum: sheetSum(sheet), sheet_hash: hash256, file_name: sheetName(sheet) };
}
