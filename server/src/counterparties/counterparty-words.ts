import type { RowValues } from '../imports/importable.service';

const FORMS = 'ООО|АО|ПАО|ЗАО|ОАО|НАО|ИП|ФГУП|МУП|ГУП|АНО|ГБУ|МБУ|ФГБУ';
const NAME = '(?:«(?<first>.+)»|"(?<second>.+)"|(?<third>.+))';
const WITH_FORM = [`^(?<form>${FORMS})(?:\\s+|(?=[«"]))${NAME}$`, `^${NAME},?\\s+(?<form>${FORMS})$`].map(
  (source) => new RegExp(source),
);

/**
 * The legal form and the name that «ООО "Ромашка"», «Ромашка, ООО» and «РОМАШКА ООО» of other programs are made of;
 * null when it is a name alone.
 */
export function partsOfName(name: unknown): { legal_form: string; name_short: string } | null {
  const text = typeof name === 'string' ? name.trim() : '';
  const { form, first, second, third } =
    WITH_FORM.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined) ?? {};
  const name_short = (first ?? second ?? third)?.replace(/,$/, '');
  return form === undefined || name_short === undefined ? null : { legal_form: form, name_short };
}

/** What a form of ours makes of its bearer; null of any other, which may be foreign. */
export function typeOfForm(form: unknown): 'legal' | 'entrepreneur' | null {
  if (form === 'ИП') return 'entrepreneur';
  return typeof form === 'string' && FORMS.split('|').includes(form) ? 'legal' : null;
}

const QUOTED = /^(?<form>\p{Lu}[\p{L} ]{0,31}?)\s*[«"](?<name>.+)[»"]$/u;
/** The marks within a name: a sheet shows the inner kind, a record may keep either. */
const INNER_MARKS: readonly (readonly [string, string])[] = [
  ['«', '»'],
  ['"', '"'],
];

/**
 * The names a cell may mean by «ГБУЗ «Больница»» and «ООО «НПП „Радиус“»», where the form is that of the record, whatever
 * it is; null when it names no form.
 */
export function namesMeant(text: string): { legal_form: string; names: string[] } | null {
  const quoted = QUOTED.exec(text.trim())?.groups;
  const { form, name } = quoted ?? {};
  const parts =
    form === undefined || name === undefined ? partsOfName(text) : { legal_form: form, name_short: name };
  if (parts === null) return null;
  const { legal_form, name_short } = parts;
  const others = INNER_MARKS.map(([open, close]) => name_short.replaceAll('„', open).replaceAll('“', close));
  return { legal_form, names: [...new Set([name_short, ...others])] };
}

/** A name with the spaces it may be kept with: initials are often held together by one that does not break. */
export function spacings(name: string): string[] {
  const plain = name.replaceAll('\u00a0', ' ');
  return [...new Set([name, plain, plain.replace(/(?<=\p{L}\.) (?=\p{L})/gu, '\u00a0')])];
}

const withZero = (digits: string, short: RegExp) => (short.test(digits) ? `0${digits}` : digits);

/** ИНН and КПП of «7736050003/770101001», a column of 1С; a КПП of its own column goes before. */
function apart({ inn, kpp }: RowValues): RowValues {
  const [, first, second] = /^(\d{9,12})[/\\](\d{8,9})?$/.exec(String(inn)) ?? [];
  return first === undefined ? { inn, kpp } : { inn: first, kpp: kpp ?? second };
}

/** The requisites among the values as digits: a spreadsheet takes them for numbers and drops the zero they begin with. */
export function repairedRequisites(values: RowValues): RowValues {
  const repaired: RowValues = {};
  for (const name of ['inn', 'kpp', 'ogrn']) {
    const text = values[name];
    if (typeof text === 'string') repaired[name] = text.replace(/[\s\u00a0]/g, '');
  }
  const { inn, kpp } = apart(repaired);
  if (typeof inn === 'string') repaired.inn = withZero(inn, /^(\d{9}|\d{11})$/);
  if (typeof kpp === 'string') repaired.kpp = withZero(kpp, /^\d{8}$/);
  return repaired;
}

/** ИНН and КПП of «7736050003/770101001», the second null when it is not said; null of what is no ИНН. */
export function requisitesIn(text: string): { inn: string; kpp: string | null } | null {
  const [, inn, kpp] = /^(\d{9,12})(?:\s*[\s/\\]\s*(\d{8,9}))?$/.exec(text.trim()) ?? [];
  if (inn === undefined) return null;
  const repaired = repairedRequisites({ inn, ...(kpp !== undefined && { kpp }) });
  return { inn: String(repaired.inn), kpp: kpp === undefined ? null : String(repaired.kpp) };
}
