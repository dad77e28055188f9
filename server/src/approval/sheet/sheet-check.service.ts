import type { SheetCheck, SheetCheckInput } from 'shared/contract/approval/approval-sheet';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import { documentView } from '../chains/chain.view';
import { requireChain } from '../chains/chain-reading.service';
import type { ChainRow } from '../chains/chains.repository';
import { findRoundFiles, goesOnSince, holdsLink } from './sheet.repository';
import { readRounds } from './sheet.service';
import { sheetSum } from './sheet-sum';
import { undecided, undecidedBefore } from './undecided-seats';

type Compared = Pick<SheetCheck, 'is_sheet_same' | 'has_gone_on'>;

/** Whether the sum is that of what the register knows, as sheets tell it now or told it before. */
async function isSumOf(
  deps: Deps,
  actor: Actor,
  { row, given }: { row: ChainRow; given: string },
): Promise<boolean> {
  const { kind } = requireSubject(deps.app, row.approvable_type);
  for (const seatsOf of [undecided, undecidedBefore]) {
    const rounds = await readRounds(deps, actor, { ...row, seatsOf });
    if (sheetSum({ document: documentView(kind, row), rounds }) === given) return true;
  }
  return false;
}

/** Whether the sheet tells what the register knows; of one that does not, whether anything was decided after it. */
async function compareSheet(
  deps: Deps,
  actor: Actor,
  { row, input, isLinkHeld }: { row: ChainRow; input: SheetCheckInput; isLinkHeld: boolean | null },
): Promise<Compared> {
  const { sheet_sum: given, journal } = input;
  if (given === undefined) return { is_sheet_same: null, has_gone_on: null };
  if (await isSumOf(deps, actor, { row, given })) return { is_sheet_same: true, has_gone_on: false };
  if (journal === undefined) return { is_sheet_same: false, has_gone_on: null };
  const document = { kind: row.approvable_type, id: row.approvable_id };
  const isOlder =
    isLinkHeld === true && (row.status === 'reset' || (await goesOnSince(deps.db, document, journal.seq)));
  return { is_sheet_same: false, has_gone_on: isOlder };
}

/** Whether file and sheet in hand are those of the round, and whether the journal still holds what the sheet names. */
export async function checkSheet(deps: Deps, actor: Actor, input: SheetCheckInput): Promise<SheetCheck> {
  const row = await requireChain(deps, actor, input.chain_id);
  const { db } = deps;
  const subject = requireSubject(deps.app, row.approvable_type);
  const files = await findRoundFiles(db, { kind: row.approvable_type, id: row.approvable_id });
  const { file_sha256: given, journal } = input;
  const same = files.filter(({ sha256 }) => sha256 === given);
  // One text may have been sent in several rounds.
  const found = same.find(({ round }) => round === row.round) ?? same[0];
  const isLinkHeld = journal === undefined ? null : await holdsLink(db, journal);
  return {
    is_file_same: given === undefined ? null : found?.round === row.round,
    file_round: found === undefined || found.round === row.round ? null : found.round,
    is_journal_same: isLinkHeld,
    ...(await compareSheet(deps, actor, { row, input, isLinkHeld })),
    status: row.status,
    document: documentView(subject.kind, row),
  };
}
