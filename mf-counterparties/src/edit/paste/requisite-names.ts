import type { CounterpartyType } from 'shared/contract/counterparty/counterparty-status';

import { branchIn, isBranch } from './requisite-branches';
import { fullNameIn, isPersonLine } from './requisite-people';
import { isBankLine, type Pieces, valueUnder } from './requisite-pieces';
import { inOuterQuotes, unquoted } from './requisite-quotes';

export interface FoundNames {
  type?: CounterpartyType;
  legal_form?: string;
  name_short?: string;
  name_full?: string;
}

const FORMS: readonly [RegExp, string][] = [
  [/общество с ограниченной ответственностью/i, 'ООО'],
  [/непубличное акционерное общество/i, 'НАО'],
  [/публичное акционерное общество/i, 'ПАО'],
  [/закрытое акционерное общество/i, 'ЗАО'],
  [/открытое акционерное общество/i, 'ОАО'],
  [/акционерное общество/i, 'АО'],
  [/индивидуальный предприниматель/i, 'ИП'],
  [/глава крестьянского \(?фермерского\)? хозяйства/i, 'ИП'],
  [/федеральное государственное унитарное предприятие/i, 'ФГУП'],
  [/федеральное государственное бюджетное учреждение/i, 'ФГБУ'],
  [/федеральное государственное автономное учреждение/i, 'ФГАУ'],
  [/государственное бюджетное учреждение/i, 'ГБУ'],
  [/государственное унитарное предприятие/i, 'ГУП'],
  [/муниципальное унитарное предприятие/i, 'МУП'],
  [/муниципальное бюджетное учреждение/i, 'МБУ'],
  [/автономная некоммерческая организация/i, 'АНО'],
];
const SHORT_FORM =
  /(?<!\p{L})(ООО|ПАО|НАО|ЗАО|ОАО|АО|ИП|ФГУП|ГУП|МУП|ФГБУ|ФГАУ|ГБУ|МБУ|АНО|НКО|СНТ|ТСЖ)(?!\p{L})/u;
/** Forms of companies abroad; the register knows no short word for them. */
const FOREIGN_FORM =
  /(?<![\p{L}])(?:ТОО|ОсОО|СООО|ОДО|ЧУП|LLP|LLC|Ltd|Limited|Inc|Corp|GmbH|AG|S\.?A|S\.?r\.?l|s\.r\.o|B\.?V|PLC|JSC)(?![\p{L}])/u;
/** Those of them that are written in Russian, and are left out of the name as ours are. */
const NEIGHBOURS = /(?<!\p{L})(?:ТОО|ОсОО|СООО|ЧУП)(?!\p{L})/u;
const PRIVATE: readonly [RegExp, CounterpartyType][] = [
  [/самозанят|налога? на профессиональный доход|(?<!\p{L})НПД(?!\p{L})/iu, 'self_employed'],
  [/физическое лицо|(?<!\p{L})гражданин|(?<!\p{L})гражданка|(?<!\p{L})паспорт/iu, 'individual'],
];

function formOf(text: string): string | undefined {
  return FORMS.find(([long]) => long.test(text))?.[1] ?? SHORT_FORM.exec(text)?.[1];
}

/** The text without the first form in it. */
export const withoutForm = (text: string) =>
  FORMS.reduce((rest, [long]) => rest.replace(long, ''), text).replace(SHORT_FORM, '');

/** The name without its form: what stands in quotes, or what is left of an entrepreneur's name. */
function bareName(text: string): string {
  const quoted = inOuterQuotes(text);
  return quoted ?? unquoted(withoutForm(text)).replace(/^[\s,–—-]+|[\s,–—-]+$/g, '');
}

/** The name alone: without what is said of it in brackets and what follows behind a comma or a preamble's words. */
const nameOnly = (text: string) =>
  text
    .replace(/\s*\((?!фермерск)[^)]*\)?/giu, '')
    .replace(/,?\s*(?:именуем|в лице|далее|зарегистрирован|плательщик|самозанят).*$/iu, '')
    .replace(/([»"”])\s*,.*$/u, '$1')
    .replace(/^.*(?<!\p{L})что\s+/u, '')
    .replace(/(предприниматель|ИП)\s*:/iu, '$1')
    // The point of an initial belongs to the name.
    .replace(/(?:[\s,;:(–—-]|(?<!\p{Lu}|Ltd|Inc|Corp)\.)+$/u, '');

/** A shorter name that stands in brackets behind the full one. */
const shortInBrackets = (text: string) =>
  [...text.matchAll(/\(([^)]+)\)/g)].map(([, said = '']) => said).find((said) => SHORT_FORM.test(said));

/** Somebody who is no company and no entrepreneur, named in full. */
function privatePerson(lines: readonly string[]): FoundNames | undefined {
  const type = PRIVATE.find(([words]) => lines.some((line) => words.test(line)))?.[1];
  const name = lines.map(fullNameIn).find((found) => found !== undefined);
  return type === undefined || name === undefined ? undefined : { type, name_full: name, name_short: name };
}

const isNameLine = (line: string) => /^["«„“]/u.test(line) || isPersonLine(line);

/** The line with its name: a form that stands alone is called by the line under it, and by nothing where there is none. */
function called(line: string, next: string | undefined): string | undefined {
  if (formOf(line) === undefined || /\p{L}/u.test(withoutForm(line))) return line;
  return next !== undefined && isNameLine(next) ? `${line} ${next}` : undefined;
}

/** What the text calls the counterparty, with what follows out of the name: its form and its type. */
export function namesOf({ pieces, free: unnamed }: Pieces, kpp?: string): FoundNames {
  const free = unnamed.flatMap((line, at) => called(line, unnamed[at + 1]) ?? []);
  const own = (line: string) => formOf(line) !== undefined;
  const full = valueUnder(pieces, 'full');
  const named =
    (full === undefined ? undefined : called(full, unnamed.find(isNameLine))) ??
    pieces.find(({ key, value }) => key === 'name' && own(value))?.value;
  const firm = free.find((one) => own(one) && !isBankLine(one));
  if (named === undefined && firm === undefined) {
    const person = privatePerson([...free, ...pieces.map(({ value }) => value)]);
    if (person !== undefined) return person;
  }
  const abroad = free.find((one) => FOREIGN_FORM.test(one) && !isBankLine(one));
  const line = firm ?? abroad ?? free.find((one) => own(one)) ?? free.find((one) => FOREIGN_FORM.test(one));
  const said = named ?? line ?? valueUnder(pieces, 'name');
  // In brackets behind the full name, or on the line below it.
  const behind = [said ?? '', ...free.filter((one) => /^\(.+\)$/.test(one))];
  const short = valueUnder(pieces, 'short') ?? behind.map(shortInBrackets).find((one) => one !== undefined);
  const name = said ?? short;
  if (name === undefined) return {};
  const name_full = nameOnly(name);
  if (isBranch(name_full)) return { type: 'branch', name_full, name_short: short ?? name_full };
  // The shorter name is that of its company.
  const branch = nameOnly(branchIn(free, kpp) ?? '');
  if (branch !== '') return { type: 'branch', name_full: branch, name_short: branch };
  const legal_form = formOf(name);
  const neighbours = NEIGHBOURS.exec(name)?.[0];
  return {
    name_full,
    name_short: bareName(short ?? name_full),
    ...(neighbours !== undefined && { legal_form: neighbours, type: 'foreign' }),
    ...(legal_form !== undefined && { legal_form, type: legal_form === 'ИП' ? 'entrepreneur' : 'legal' }),
  };
}
