import { addWorkingMinutes } from '../../calendar/working-time';
import { begin, decide, type Round, type Said } from './approval-round';
import type { PastDocument } from './past-document';

/** What was wrong with the text of a first round, and what was made of it. */
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

/** A first round that came back with a remark; null when no route leads anywhere. */
export async function addReturned(
  round: Omit<Round, 'id'>,
  document: PastDocument,
  { sent, at, isFormer }: { sent: Date; at: number; isFormer: boolean },
): Promise<Returned | null> {
  const id = await begin(round, document, { sent, round: 1, isFormer });
  const [clause, text, reply] = RETURNS[at % RETURNS.length] ?? RETURNS[0];
  if (id === null) return null;
  const remarks = [{ text, clause_ref: clause }];
  const said: Said = { by: document.returnedBy, decision: 'return', remark: null, remarks };
  const wished = addWorkingMinutes(round.calendar, sent, 240);
  const now = round.step.deps.now();
  const returned = wished < now ? wished : now;
  if (!(await decide({ ...round, id }, returned, said))) return null;
  // Where any one of several may decide, the document comes back when none of them is left to agree.
  const seconded: Said = { decision: 'return', remark: 'Поддерживаю замечание коллеги.', remarks: [] };
  while (await decide({ ...round, id }, returned, seconded));
  return { id, returned, reply };
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
      resolved_at: addWorkingMinutes(calendar, returned, 120),
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
