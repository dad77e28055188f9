import type { WorkbookFacts } from '../../../platform/workbook/xlsx-book';
import { dayAsSeen, momentOf, numberText } from '../../../platform/workbook/xlsx-values';

/** Shows a number of a cell, given as it is written there. */
export type NumberFormat = (value: string) => string;

const DIGITS = /[#0?](?:[#0?.,]*[#0?])?/;
/** Room of a sign, a repeated one, a colour, a condition or a language: nothing that is seen. */
const UNSEEN = /_.|\*.|\[(?!\$)[^\]]*\]|\[\$-[^\]]*\]/g;
/** Signs that are shown as they are: in quotes, behind a backslash, of a currency. They may hold digits of their own. */
const LITERAL = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]/g;
/** The first sign of those that stand for literals while digits are looked for; no text has any of them. */
const STAND_IN = 0xe000;
const MOST_DIGITS = 15;

function formatOf(digits: string): Intl.NumberFormat {
  const [whole = '', fraction = ''] = digits.split('.');
  return new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: Math.min(MOST_DIGITS, fraction.replace(/[^0]/g, '').length),
    maximumFractionDigits: Math.min(MOST_DIGITS, fraction.length),
    useGrouping: whole.includes(','),
  });
}

const plain: NumberFormat = (value) => numberText(value).replace('.', ',');

/** By a code without days. */
function numberFormat(section: string): NumberFormat {
  const literals: string[] = [];
  const code = section.replace(LITERAL, (_, ...found: (string | undefined)[]) => {
    const [quoted, escaped, currency] = found;
    return String.fromCharCode(STAND_IN - 1 + literals.push(quoted ?? escaped ?? currency ?? ''));
  });
  const digits = DIGITS.exec(code);
  if (digits === null || /[eE/]/.test(code)) return plain;
  const words = (text: string) =>
    text.replace(/[\ue000-\uf8ff]/g, (sign) => literals[sign.charCodeAt(0) - STAND_IN] ?? '');
  const before = words(code.slice(0, digits.index));
  const behind = words(code.slice(digits.index + digits[0].length));
  const format = formatOf(digits[0]);
  const times = code.includes('%') ? 100 : 1;
  return (value) => `${before}${format.format(Number(value) * times)}${behind}`.trim();
}

/** How a spreadsheet shows numbers in cells whose format has the code: sums, shares, days and hours. */
export function formatByCode(code: string, facts: Pick<WorkbookFacts, 'isFrom1904'>): NumberFormat {
  const [section = ''] = code.replace(UNSEEN, '').split(';');
  const bare = section.replace(LITERAL, '');
  const hasDay = /[dyд]|г{2}/i.test(bare);
  const hasTime = /[hч]/i.test(bare);
  const number = hasDay || hasTime ? plain : numberFormat(section);
  return (value) => {
    if (value.trim() === '' || !Number.isFinite(Number(value))) return value;
    // A negative number is no moment.
    const moment = (hasDay || hasTime) && Number(value) >= 0 ? momentOf(value, facts) : null;
    if (moment === null) return number(value);
    const time = moment.slice(11, 16);
    if (!hasDay) return time;
    return hasTime ? `${dayAsSeen(moment)} ${time}` : dayAsSeen(moment);
  };
}
