import type { CounterpartyType } from 'shared/contract/counterparty/counterparty-status';

import { speaksOfBranch } from './requisite-branches';
import { withoutForm } from './requisite-names';
import type { WrongNumber } from './requisite-numbers';
import type { FoundSignatory } from './requisite-people';
import type { Piece, Pieces } from './requisite-pieces';

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Words of a block that say nothing of the counterparty. */
const NOISE =
  /^(?:(?:наши |банковские |плат[её]жные )?реквизиты.*|карточка (?:организации|предприятия|контрагента|клиента).*|с уважением.*|м\.? ?п\.?|сч[её]т на оплату.*|подпис[ьи].*|адреса? и (?:банковские )?реквизиты.*|контакты|получатель|поставщик|исполнитель|заказчик|покупатель|от (?:имени )?.{0,40}|\(?ф\.?и\.?о\.?\)?|[^\p{L}\d]*)$/iu;

function textsOf(found: object): string[] {
  return Object.values(found).flatMap((value: unknown): string[] => {
    if (typeof value === 'string') return value === '' ? [] : [bare(value)];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

/** Of what was found, the fields whose labelled text is otherwise lost without a word. */
interface Found {
  name_short?: string;
  name_full?: string;
  type?: CounterpartyType;
  signatory?: FoundSignatory;
  tax_system?: string;
}

/** Lines of the text that went into no field, in their order. */
export function unreadLines({ pieces, free }: Pieces, found: Found): string[] {
  const { name_short = '', name_full = '', type, ...rest } = found;
  const texts = textsOf(rest).filter((text) => text.length > 3);
  const names = [name_full, name_short].map(bare);
  /** Says the name and no more than its form; the whole name may stand in a sentence, but not in the name of a branch. */
  const isName = (line: string) => {
    const said = [line, withoutForm(line)].map(bare);
    if (said.some((one) => names.some((name) => name.includes(one)))) return true;
    const isOther = type !== 'branch' && speaksOfBranch(line);
    return name_full.length > 3 && !isOther && bare(line).includes(bare(name_full));
  };
  const isRead = (line: string) => {
    const said = bare(line);
    return isName(line) || texts.some((text) => text.includes(said) || said.includes(text));
  };
  const lostOf = ({ key, value }: Piece): string[] => {
    if (key === 'tax_system') {
      return found.tax_system === undefined ? [`Система налогообложения: ${value}`] : [];
    }
    const isPerson = key === 'head' && found.signatory === undefined && /\p{Lu}\p{Ll}/u.test(value);
    return isPerson && !isRead(value) ? [value] : [];
  };
  return [...free.filter((line) => !NOISE.test(line.trim()) && !isRead(line)), ...pieces.flatMap(lostOf)];
}

/** What was said and could not be taken as it stands, a sentence for each. */
export function wrongSentences(
  wrong: readonly WrongNumber[],
  { inns, signatory }: { inns: readonly string[]; signatory: FoundSignatory | undefined },
): string[] {
  const numbers = wrong.map(({ label, said, reason }) => `${label} ${said}: ${reason}`);
  const sides =
    inns.length > 1 ? [`В тексте несколько ИНН (${inns.join(', ')}): взяты реквизиты первой стороны`] : [];
  const initials =
    signatory?.first_name === ''
      ? [`Подписант ${signatory.last_name}: впишите имя и отчество полностью`]
      : [];
  return [...sides, ...numbers, ...initials];
}
