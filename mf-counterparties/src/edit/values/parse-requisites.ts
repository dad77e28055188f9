import type { CounterpartyType } from 'shared/contract/counterparty/counterparty-status';
import { isBic, isInn, isKpp, isOgrn } from 'shared/contract/counterparty/requisites';

/** What was found in a pasted text; what was not found is absent. */
export interface ParsedRequisites {
  type?: CounterpartyType;
  legal_form?: string;
  name_short?: string;
  name_full?: string;
  inn?: string;
  kpp?: string;
  ogrn?: string;
  okpo?: string;
  legal_address?: string;
  postal_address?: string;
  actual_address?: string;
  phone?: string;
  email?: string;
  website?: string;
  bank?: { account: string; bank_name: string; bic: string; correspondent_account: string };
  signatory?: { last_name: string; first_name: string; middle_name: string; job_title: string };
}

const digits = (text: string) => text.replace(/[\s\u00A0-]/g, '');

/** «7736050003/773601001» as its two numbers, however it is parted; null when it is not such a pair. */
export function parseInnKpp(text: string): { inn: string; kpp: string } | null {
  const found = /^\D*(\d{10})\s*[/\\|;, ]\s*(\d{4}[0-9A-Z]{2}\d{3})\D*$/.exec(text.trim());
  const [, inn = '', kpp = ''] = found ?? [];
  return found === null ? null : { inn, kpp };
}

const FORMS: readonly [RegExp, string][] = [
  [/общество с ограниченной ответственностью/i, 'ООО'],
  [/публичное акционерное общество/i, 'ПАО'],
  [/непубличное акционерное общество/i, 'НАО'],
  [/закрытое акционерное общество/i, 'ЗАО'],
  [/акционерное общество/i, 'АО'],
  [/индивидуальный предприниматель/i, 'ИП'],
];
const SHORT_FORM = /(?<![\p{L}])(ООО|ПАО|НАО|ЗАО|ОАО|АО|ИП|ГУП|МУП|ФГУП|ФГБУ)(?![\p{L}])/u;

const unquoted = (text: string) => text.replace(/[«»"“”„]/g, '').trim();

function formOf(text: string): string | undefined {
  return FORMS.find(([long]) => long.test(text))?.[1] ?? SHORT_FORM.exec(text)?.[1];
}

/** The name without its form: what stands in quotes, or what is left of an entrepreneur's name. */
function bareName(text: string): string {
  const quoted = /[«"“„](.+)[»"”]/.exec(text);
  if (quoted?.[1] !== undefined) return unquoted(quoted[1]);
  return unquoted(FORMS.reduce((rest, [long]) => rest.replace(long, ''), text).replace(SHORT_FORM, ''));
}

/** The value behind a label: to the end of the line, or on the next one when the label stands alone. */
function behind(text: string, label: string): string | undefined {
  const found = new RegExp(
    `(?:^|[\\n;,])[ \\t]*(?:${label})[ \\t]*[:№–—-]*[ \\t]*\\n?[ \\t]*([^\\n]+)`,
    'iu',
  ).exec(text);
  const value = found?.[1]?.replace(/[;,.]\s*$/, '').trim();
  return value === '' ? undefined : value;
}

/** The first number of that many digits behind the label. */
function numberBehind(text: string, label: string, count: string): string | undefined {
  const found = new RegExp(
    `(?:${label})[^\\d\\n]*\\n?[^\\d\\n]*((?:\\d[\\s\\u00A0]?){${count}})(?!\\d)`,
    'iu',
  ).exec(text);
  return found?.[1] === undefined ? undefined : digits(found[1]);
}

function namesOf(text: string): Pick<ParsedRequisites, 'name_full' | 'name_short' | 'legal_form' | 'type'> {
  const lines = text.split('\n').map((line) => line.trim());
  const full =
    behind(
      text,
      'полное (?:фирменное )?наименование(?:[^:\\n]*(?=:))?|наименование(?: организации)?|название',
    ) ??
    lines
      .find((line) => formOf(line) !== undefined && !/^(банк|[рк]\/с|.*адрес|.*директор)/i.test(line))
      // In one line with the numbers: the name ends where they begin.
      ?.replace(/[,;]?\s*(ИНН|ОГРН).*$/i, '');
  const short = behind(
    text,
    'сокращ[её]нное (?:фирменное )?наименование(?:[^:\\n]*(?=:))?|краткое наименование',
  );
  const name = full ?? short;
  if (name === undefined) return {};
  const legal_form = formOf(name);
  return {
    name_full: name,
    name_short: bareName(short ?? name),
    ...(legal_form !== undefined && { legal_form, type: legal_form === 'ИП' ? 'entrepreneur' : 'legal' }),
  };
}

function bankOf(text: string): ParsedRequisites['bank'] {
  const account = numberBehind(text, 'р\\/?с|р\\/сч|расч[её]тный сч[её]т|номер сч[её]та|сч[её]т №', '20');
  if (account === undefined) return undefined;
  const bic = numberBehind(text, 'бик', '9') ?? '';
  const named = behind(text, 'наименование банка|банк(?: получателя)?');
  const inLine = /(?:\bв|в)\s+((?:ПАО|АО|ООО|филиал)[^\n,;]*)/u.exec(text)?.[1];
  return {
    account,
    bic: isBic(bic) ? bic : '',
    bank_name: named ?? inLine?.trim() ?? '',
    correspondent_account:
      numberBehind(
        text,
        'к\\/?с|к\\/сч|корр?\\.? ?(?:еспондентский )?сч[её]т|корреспондентский сч[её]т',
        '20',
      ) ?? '',
  };
}

const HEAD = /(генеральный директор|исполнительный директор|директор|президент|управляющий|руководитель)/iu;

function signatoryOf(text: string): ParsedRequisites['signatory'] {
  const line = text.split('\n').find((one) => HEAD.test(one));
  const job = line === undefined ? undefined : HEAD.exec(line)?.[1];
  if (line === undefined || job === undefined) return undefined;
  const person = /(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s+(\p{Lu}\p{Ll}+)\s+(\p{Lu}\p{Ll}+)/u.exec(
    line.slice(line.indexOf(job) + job.length),
  );
  if (person === null) return undefined;
  const [, last_name = '', first_name = '', middle_name = ''] = person;
  const job_title = job.charAt(0).toUpperCase() + job.slice(1).toLowerCase();
  return { last_name, first_name, middle_name, job_title };
}

/** Numbers that can exist; one that cannot is left to the person, who sees the text. */
function numbersOf(text: string): Pick<ParsedRequisites, 'inn' | 'kpp' | 'ogrn' | 'okpo'> {
  const pair = /ИНН\s*[/\\]\s*КПП[^\d]*(\d{10})\s*[/\\]\s*(\w{9})/iu.exec(text);
  const inn = pair?.[1] ?? numberBehind(text, 'ИНН', '12') ?? numberBehind(text, 'ИНН', '10');
  const kpp = pair?.[2] ?? numberBehind(text, 'КПП', '9');
  const ogrn =
    numberBehind(text, 'ОГРНИП', '15') ??
    numberBehind(text, 'ОГРН', '15') ??
    numberBehind(text, 'ОГРН', '13');
  const okpo = numberBehind(text, 'ОКПО', '10') ?? numberBehind(text, 'ОКПО', '8');
  return {
    ...(inn !== undefined && isInn(inn) && { inn }),
    ...(kpp !== undefined && isKpp(kpp) && { kpp }),
    ...(ogrn !== undefined && isOgrn(ogrn) && { ogrn }),
    ...(okpo !== undefined && { okpo }),
  };
}

/** What a block of requisites, as it stands at the end of a contract or in a letter, says of a counterparty. */
export function parseRequisites(pasted: string): ParsedRequisites {
  const text = pasted.replaceAll('\r', '').replaceAll('\t', ' ').replaceAll('\u00A0', ' ');
  const found: ParsedRequisites = {
    ...namesOf(text),
    ...numbersOf(text),
    legal_address: behind(
      text,
      '(?:юридический|юр\\.?)(?: и почтовый| и фактический)? адрес(?:[^:\\n]*(?=:))?|адрес места нахождения|адрес',
    ),
    postal_address: behind(text, 'почтовый адрес(?:[^:\\n]*(?=:))?|адрес для корреспонденции'),
    actual_address: behind(text, '(?:фактический|факт\\.?) адрес(?:[^:\\n]*(?=:))?'),
    phone: behind(text, 'телефон(?:\\/факс)?|тел\\.?(?:\\/факс)?')?.replace(/[,;]?\s*e-?mail.*$/i, ''),
    email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0],
    website: behind(text, 'сайт|web|www'),
    bank: bankOf(text),
    signatory: signatoryOf(text),
  };
  if (found.type === undefined && found.inn !== undefined) {
    found.type = found.inn.length === 12 ? 'entrepreneur' : 'legal';
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
