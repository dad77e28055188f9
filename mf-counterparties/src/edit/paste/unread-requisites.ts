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
  signatory?: FoundSignatory;
  tax_system?: string;
}

/** Lines of the text that went into no field, in their order. */
export function unreadLines({ pieces, free }: Pieces, found: Found): string[] {
  const texts = textsOf(found).filter((text) => text.length > 3);
  const isRead = (line: string) => {
    const said = bare(line);
    return texts.some((text) => text.includes(said) || said.includes(text));
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
