import { MAX_MENTIONS, mentionedIn } from 'shared/contract/comment/comment-limits';
import type { Trx } from '../platform/database/database';
import { ValidationFailed } from '../platform/http/errors';
import { findNames } from './comments.repository';
import type { DiscussedKind } from './discussed-kinds.service';

const refuse = (sentence: string): never => {
  throw new ValidationFailed({ body: [sentence] });
};

/**
 * The employees the text mentions. Refuses with 422 and their names those who do not see the document and were not
 * mentioned before: a mention must neither lead nowhere nor show somebody a document that is not theirs.
 */
export async function checkedMentions(
  trx: Trx,
  kind: DiscussedKind,
  { body, id, before = [] }: { body: string; id: number; before?: readonly number[] },
): Promise<number[]> {
  const mentioned = mentionedIn(body);
  if (mentioned.length > MAX_MENTIONS)
    refuse(`В одном комментарии можно упомянуть не больше ${String(MAX_MENTIONS)} сотрудников`);
  const fresh = mentioned.filter((user) => !before.includes(user));
  if (fresh.length === 0) return mentioned;
  const readers = new Set(await kind.readers(trx, id));
  const outside = fresh.filter((user) => !readers.has(user));
  if (outside.length === 0) return mentioned;
  const known = await findNames(trx, outside);
  if (known.length < outside.length) return refuse('В тексте упомянут сотрудник, которого нет');
  const names = known.map(({ name }) => name).join(', ');
  return refuse(
    `${kind.kind.noun.subject} не ${known.length > 1 ? 'видят' : 'видит'} ${names}. Упомянуть можно только тех, кому доступен документ`,
  );
}
