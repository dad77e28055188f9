import { capitalised } from 'shared/contract/first-letter';

import { type FoundPower, powerOf } from './requisite-powers';

export interface FoundSignatory extends FoundPower {
  last_name: string;
  first_name: string;
  middle_name: string;
  job_title: string;
  basis_type: ReturnType<typeof powerOf>['basis_type'];
}

const HEAD =
  /(?<!\p{L})((?:генеральный |ген\. ?|исполнительный |коммерческий )?директор|гендиректор|президент|управляющий|председатель правления|главный врач|ректор|руководитель|начальник|(?:заместитель |зам\. ?|и\. ?о\. ?|врио )(?:(?:генерального |ген\. ?|исполнительного )?директора|начальника|руководителя))(?!\p{L})/iu;
/** Somebody else of the company: whoever stands behind such words does not sign for it. */
const OTHER_JOB =
  /(?<!\p{L})(?:(?:главный |гл\. ?|ст\. ?)?бухгалтер|исполнитель|контактн|ответственн|менеджер|кассир)/iu;
const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/^гендиректор|^ген\. ?директор/, 'генеральный директор'],
  [/ген\. ?(?=директора)/, 'генерального '],
  [/^зам\. ?/, 'заместитель '],
  [/^и\. ?о\. ?/, 'и. о. '],
];
/** What a job of which there are several goes on with: «отдела сбыта», «по закупкам». */
const OF_WHAT = /^(?: (?!действу)\p{Ll}[\p{L}-]*)+/u;
const FULL_NAME =
  /(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s+(\p{Lu}\p{Ll}+)\s+(\p{Lu}\p{Ll}+(?:вич|вна|ична|ич|оглы|кызы))(?!\p{L})/u;
const IN_CAPITALS =
  /(?<!\p{L})(\p{Lu}{2,}(?:-\p{Lu}{2,})?)\s+(\p{Lu}{2,})\s+(\p{Lu}+(?:ВИЧ|ВНА|ИЧНА|ИЧ|ОГЛЫ|КЫЗЫ))(?!\p{L})/u;
const SURNAME_FIRST = /(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)\s+\p{Lu}\.\s?\p{Lu}\./u;
const SURNAME_LAST = /\p{Lu}\.\s?\p{Lu}\.\s?(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)/u;

/** A name as it is written in a form, of one that stands in capitals too. */
const properName = (name: string) => name.replace(/\p{L}+/gu, (part) => capitalised(part.toLowerCase()));

function personOf(text: string): [string, string, string] | null {
  const whole = FULL_NAME.exec(text) ?? IN_CAPITALS.exec(text);
  const surname = (whole ?? SURNAME_FIRST.exec(text) ?? SURNAME_LAST.exec(text))?.[1];
  return surname === undefined
    ? null
    : [properName(surname), properName(whole?.[2] ?? ''), properName(whole?.[3] ?? '')];
}

/** A surname, a name and a patronymic that stand in the line; undefined where there are none. */
export const fullNameIn = (line: string): string | undefined => FULL_NAME.exec(line)?.[0];

/** The line is somebody's name, in full or with initials, and begins with it. */
export const isPersonLine = (line: string): boolean =>
  [FULL_NAME, IN_CAPITALS, SURNAME_FIRST, SURNAME_LAST].some((name) => name.exec(line)?.index === 0);

/** The job named in a line, and where its words end; «Руководитель: генеральный директор» names the job second. */
function jobIn(line: string): { title: string; to: number } | null {
  const first = HEAD.exec(line);
  const title = first?.[1];
  if (first === null || title === undefined) return null;
  const to = first.index + title.length;
  const second = /^руководитель$/iu.test(title) ? jobIn(line.slice(to)) : null;
  return second === null ? { title, to } : { title: second.title, to: to + second.to };
}

const titleOf = (job: string) =>
  capitalised(WRITTEN_OUT.reduce((title, [short, whole]) => title.replace(short, whole), job.toLowerCase()));

/** What is said of whoever holds the job: its own line and the next two, up to the words of another job. */
function saidBehind(own: string, next: readonly string[]): string[] {
  const [until = own] = own.split(OTHER_JOB);
  if (until !== own) return [until];
  const other = next.findIndex((line) => OTHER_JOB.test(line) || jobIn(line) !== null);
  return [own, ...(other === -1 ? next : next.slice(0, other))];
}

/** Who signs: the head named beside the job or on the next lines; of initials only the surname is taken. */
export function signatoryOf(text: string): FoundSignatory | undefined {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const job = jobIn(line);
    if (job === null) continue;
    const after = line.slice(job.to);
    const ofWhat = /^(?:начальник|заместитель|зам\.)/iu.test(job.title)
      ? (OF_WHAT.exec(after)?.[0] ?? '')
      : '';
    const behind = saidBehind(after.slice(ofWhat.length), lines.slice(at + 1, at + 3));
    // A name may be parted by the end of a line, as a narrow cell does.
    const person = [...behind, behind.join('\n')].map(personOf).find((found) => found !== null);
    if (person === undefined) continue;
    const [last_name, first_name, middle_name] = person;
    return {
      last_name,
      first_name,
      middle_name,
      job_title: titleOf(`${job.title}${ofWhat}`),
      ...powerOf(behind.join('\n')),
    };
  }
  return undefined;
}
