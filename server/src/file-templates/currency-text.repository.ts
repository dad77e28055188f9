import type { Db } from '../platform/database/database';
import { type CurrencyText, type CurrencyWords, textSign } from './words/money-in-words';

/** How a currency is counted, as the book keeps it. */
interface KeptWords {
  main_one: string | null;
  main_few: string | null;
  main_many: string | null;
  main_gender: CurrencyWords['main']['gender'];
  minor_one: string | null;
  minor_few: string | null;
  minor_many: string | null;
  minor_gender: CurrencyWords['main']['gender'];
}

function wordsOf(row: KeptWords): CurrencyWords | null {
  const { main_one, main_few, main_many, minor_one, minor_few, minor_many } = row;
  if (main_one === null || main_few === null || main_many === null) return null;
  const hasMinor = minor_one !== null && minor_few !== null && minor_many !== null;
  return {
    main: { forms: [main_one, main_few, main_many], gender: row.main_gender },
    minor: hasMinor ? { forms: [minor_one, minor_few, minor_many], gender: row.minor_gender } : null,
  };
}

/** How texts name the currency, by the book; one that is not in it stands by its code. */
export async function findCurrencyText(db: Db, code: string): Promise<CurrencyText> {
  const row = await db.selectFrom('currencies').selectAll().where('code', '=', code).executeTakeFirst();
  if (row === undefined) return { sign: textSign(code, code), words: null };
  return { sign: textSign(code, row.sign), words: wordsOf(row) };
}
