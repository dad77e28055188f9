import type { Db } from '../platform/database/database';
import type { CurrencyWords } from './words/money-in-words';

/** How sums of the currency are said, by the book; null of one whose words nobody has given. */
export async function findCurrencyWords(db: Db, code: string): Promise<CurrencyWords | null> {
  const row = await db.selectFrom('currencies').selectAll().where('code', '=', code).executeTakeFirst();
  if (row === undefined) return null;
  const { main_one, main_few, main_many, minor_one, minor_few, minor_many } = row;
  if (main_one === null || main_few === null || main_many === null) return null;
  const hasMinor = minor_one !== null && minor_few !== null && minor_many !== null;
  return {
    main: { forms: [main_one, main_few, main_many], gender: row.main_gender },
    minor: hasMinor ? { forms: [minor_one, minor_few, minor_many], gender: row.minor_gender } : null,
  };
}
