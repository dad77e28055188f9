import { findChain } from '../../approval/chains/chains.repository';
import { findFileVersion } from '../../approval/chains/document-files.repository';
import type { KeptRemark } from '../../approval/tasks/votes.repository';
import { addWorkingMinutes, type WorkCalendar } from '../../calendar/working-time';
import { quoteColumns } from '../../quotes/kept-quote.service';
import { begin, decide, type Round, type Said } from './approval-round';
import type { PastDocument, PastRemark } from './past-document';

/** What was wrong with papers whose text nobody keeps, and what was made of it. */
const RETURNS = [
  ['п. 4.2', 'Срок оплаты 30 дней противоречит регламенту', 'Срок сокращён до 10 рабочих дней'],
  ['п. 6.1', 'Неустойка только для одной стороны', 'Неустойка сделана взаимной'],
  ['п. 8.3', 'Не указан счёт для возврата аванса', 'Счёт указан в разделе 12'],
] as const;

/** A round that came back. */
export interface Returned {
  id: number;
  returned: Date;
  /** What the author answers to the remark. */
  reply: string;
}

/** Working minutes between a sending and its return, the longest that has passed counts. */
const DECIDED_AFTER = [240, 120, 60, 20, 5];
/** Working minutes the author takes to mend the text, and to send it again. */
const [MENDED_AFTER, SENT_AFTER] = [120, 30];

/** When a document sent at the moment came back, was mended and went again, each in working hours. */
export function secondSending(calendar: WorkCalendar, sent: Date): { mended: Date; again: Date } {
  const returned = addWorkingMinutes(calendar, sent, DECIDED_AFTER[0] ?? 0);
  const mended = addWorkingMinutes(calendar, returned, MENDED_AFTER);
  return { mended, again: addWorkingMinutes(calendar, mended, SENT_AFTER) };
}

function returnedAt({ calendar, step }: Omit<Round, 'id'>, sent: Date): Date {
  const now = step.deps.now();
  return (
    DECIDED_AFTER.map((minutes) => addWorkingMinutes(calendar, sent, minutes)).find((at) => at < now) ?? now
  );
}

/** The remark on the words of the edition the round was about, as it is kept. */
async function remarkOn(
  { step }: Omit<Round, 'id'>,
  id: number,
  { text, clause, words, prefix, suffix }: PastRemark,
): Promise<KeptRemark> {
  const chain = await findChain(step.trx, id);
  const file = await findFileVersion(step.trx, chain?.document_version_id ?? 0);
  if (file === null) return { text, clause_ref: clause };
  const quote = quoteColumns({
    quote_text: words,
    quote_version_id: file.version_id,
    quote_file_name: file.name,
    quote_file_version: file.version,
    quote_prefix: prefix,
    quote_suffix: suffix,
    is_quote_checked: true,
  });
  return { text, clause_ref: clause, quote };
}

/** A first round that came back with a remark; null when no route leads anywhere. */
export async function addReturned(
  round: Omit<Round, 'id'>,
  document: PastDocument,
  { sent, at, isFormer }: { sent: Date; at: number; isFormer: boolean },
): Promise<Returned | null> {
  const id = await begin(round, document, { sent, round: 1, isFormer });
  const [clause, text, reply] = RETURNS[at % RETURNS.length] ?? RETURNS[0];
  if (id === null) return null;
  const { remark } = document;
  const remarks = [remark === undefined ? { text, clause_ref: clause } : await remarkOn(round, id, remark)];
  const said: Said = { by: document.returnedBy, decision: 'return', remark: null, remarks };
  const returned = returnedAt(round, sent);
  if (!(await decide({ ...round, id }, returned, said))) return null;
  // Where any one of several may decide, the document comes back when none of them is left to agree.
  const seconded: Said = { decision: 'return', remark: 'Поддерживаю замечание коллеги.', remarks: [] };
  while (await decide({ ...round, id }, returned, seconded));
  return { id, returned, reply: remark?.reply ?? reply };
}

/** The author has answered the remark of the round that came back. */
export async function answerRemarks(
  { step, calendar }: Omit<Round, 'id'>,
  { authorId }: PastDocument,
  { id, returned, reply }: Returned,
): Promise<void> {
  await step.trx
    .updateTable('approval_remarks')
    .set({
      status: 'fixed',
      reply,
      resolved_by_id: authorId,
      resolved_at: addWorkingMinutes(calendar, returned, MENDED_AFTER),
    })
    .where('vote_id', 'in', (votes) =>
      votes
        .selectFrom('approval_votes as v')
        .innerJoin('approval_tasks as t', 't.id', 'v.task_id')
        .select('v.id')
        .where('t.chain_id', '=', id),
    )
    .execute();
}
