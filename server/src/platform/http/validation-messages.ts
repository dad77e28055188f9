import { REQUIRED_FIELD } from 'shared/contract/record/field';
import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Record<string, string> = {
  string: 'Укажите текст',
  number: 'Укажите число',
  int: 'Укажите целое число',
  bigint: 'Укажите целое число',
  boolean: 'Укажите «да» или «нет»',
  array: 'Укажите список значений',
  object: 'Укажите набор полей',
  record: 'Укажите набор полей',
  date: 'Укажите дату',
};

const FORMATS: Record<string, string> = {
  email: 'Укажите адрес электронной почты, например ivanova@company.ru',
  url: 'Укажите адрес в интернете',
  date: 'Укажите существующую дату',
  datetime: 'Укажите дату и время',
  time: 'Укажите время',
  uuid: 'Укажите идентификатор',
  guid: 'Укажите идентификатор',
};

const forms = new Intl.PluralRules('ru');

function counted(amount: number | bigint, [one, few, many]: readonly [string, string, string]): string {
  const form = { one, few, many, other: few, zero: many, two: few }[forms.select(Number(amount))];
  return `${amount.toLocaleString('ru-RU')}\u00a0${form}`;
}

const charactersOf = ['знака', 'знаков', 'знаков'] as const;
const values = ['значение', 'значения', 'значений'] as const;

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') return `Не длиннее ${counted(issue.maximum, charactersOf)}`;
  if (issue.origin === 'array' || issue.origin === 'set')
    return `Не больше чем ${counted(issue.maximum, values)}`;
  const limit = issue.maximum.toLocaleString('ru-RU');
  return issue.inclusive === false ? `Значение должно быть меньше ${limit}` : `Значение не больше ${limit}`;
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string' && issue.minimum === 1) return REQUIRED_FIELD;
  if (issue.origin === 'string') return `Не короче ${counted(issue.minimum, charactersOf)}`;
  if (issue.origin === 'array' || issue.origin === 'set')
    return `Не меньше чем ${counted(issue.minimum, values)}`;
  const limit = issue.minimum.toLocaleString('ru-RU');
  return issue.inclusive === false ? `Значение должно быть больше ${limit}` : `Значение не меньше ${limit}`;
}

/** The Russian sentence for an issue that the schema itself gave no text for. */
export const russianMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return REQUIRED_FIELD;
      if (issue.input === null) return REQUIRED_FIELD;
      return TYPES[issue.expected] ?? 'Значение не подходит по типу';
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Значение записано в неверном виде';
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED_FIELD : 'Выберите одно из допустимых значений';
    case 'not_multiple_of':
      return `Значение должно делиться на ${issue.divisor.toLocaleString('ru-RU')}`;
    case 'unrecognized_keys':
      return 'Неизвестное поле';
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
    case 'custom':
      return 'Недопустимое значение';
    default:
      return undefined;
  }
};

/** Makes every schema of this process speak Russian; called once, before the first validation. */
export function speakRussian(): void {
  z.config({ ...z.locales.ru(), customError: russianMessage });
}

export const CONTROL_CHARACTER = 'В тексте есть недопустимый символ';
