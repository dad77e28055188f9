import type { AgreementItem } from 'shared/contract/agreement/agreement-item';
import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { compareDecimals, sumMoney } from 'shared/contract/money/decimal';
import { lineTagsOf, plainTag, sectionTag } from './template-tags.service';
import type { TemplateValues } from './rendering/template-value';
import { decimalText } from './words/money-in-words';

const plain = (decimal: string) => decimalText(decimal.replace(/\.?0+$/, ''));

/** The lines of a specification as a table of a contract prints them. */
export function itemValues(items: readonly AgreementItem[]): TemplateValues[] {
  return items.map((item, at) => ({
    '№': String(at + 1),
    позиция: item.name,
    описание: item.description ?? '',
    'ед.': item.measure.symbol,
    количество: plain(item.quantity),
    цена: decimalText(item.price),
    скидка: plain(item.discount_percent),
    ставка: (item.vat_rate?.name ?? 'Без НДС').replace(/^НДС\s+(?=\d)/i, ''),
    'сумма без ндс': decimalText(item.amount_without_vat),
    ндс: decimalText(item.vat_amount),
    стоимость: decimalText(item.amount),
  }));
}

/** Whether a line of the specification costs less than its price says. */
export function hasDiscount(items: readonly AgreementItem[]): boolean {
  return items.some(({ discount_percent }) => Number(discount_percent) > 0);
}

/** The section that repeats for each line. */
const LINES = 'спецификация';

/** What a text with the lines would contradict: a sum that was set by hand beside lines that come to another. */
export function itemDoubts(
  amount: string | null,
  items: readonly Pick<AgreementItem, 'amount'>[],
): ReadonlyMap<string, string> {
  const total = sumMoney(items.map((item) => item.amount));
  if (amount === null || items.length === 0 || compareDecimals(amount, total) === 0) return new Map();
  const [said, counted] = [decimalText(amount), decimalText(total)];
  return new Map([[LINES, `Сумма документа ${said} не равна итогу строк спецификации ${counted}`]]);
}

/** The tags of a specification, described for the person who writes templates. */
export const ITEM_TAGS: readonly TemplateTag[] = [
  sectionTag(LINES, 'Строки спецификации'),
  sectionTag('со скидкой', 'Раздел, если в спецификации есть скидки'),
  plainTag('№', 'Строка спецификации: номер', '1'),
  plainTag('позиция', 'Строка спецификации: наименование', 'Реле промежуточное РП-25'),
  plainTag('описание', 'Строка спецификации: описание', 'Напряжение 220 В'),
  plainTag('ед.', 'Строка спецификации: единица измерения', 'шт'),
  plainTag('количество', 'Строка спецификации: количество', '120'),
  plainTag('цена', 'Строка спецификации: цена', '1\u00a0250,00'),
  plainTag('скидка', 'Строка спецификации: скидка, %', '5'),
  plainTag('ставка', 'Строка спецификации: ставка НДС', '22\u00a0%'),
  plainTag('сумма без ндс', 'Строка спецификации: стоимость без НДС', '122\u00a0950,82'),
  plainTag('ндс', 'Строка спецификации: сумма НДС', '27\u00a0049,18'),
  plainTag('стоимость', 'Строка спецификации: стоимость', '150\u00a0000,00'),
];

/** Those of them that stand in a line, with the section of the lines. */
export const ITEM_LINE_TAGS: ReadonlyMap<string, string> = lineTagsOf(LINES, ITEM_TAGS);
