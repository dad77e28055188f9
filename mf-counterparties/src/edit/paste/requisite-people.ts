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
  /(?<!\p{L})((?:генеральный |исполнительный |коммерческий )?директор|гендиректор|президент|управляющий|председатель правления|главный врач|ректор|руководитель|начальник|заместитель (?:генерального директора|директора|начальника))(?!\p{L})/iu;
/** What a job of which there are several goes on with: «отдела сбыта», «по закупкам». */
const OF_WHAT = /^(?: (?!действу)\p{Ll}[\p{L}-]*)+/u;
const FULL_NAME =
  /(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s+(\p{Lu}\p{Ll}+)\s+(\p{Lu}\p{Ll}+(?:вич|вна|ична|ич|оглы|кызы))(?!\p{L})/u;
const SURNAME_FIRST = /(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s+\p{Lu}\.\s?\p{Lu}\./u;
const SURNAME_LAST = /\p{Lu}\.\s?\p{Lu}\.\s?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)/u;

function personOf(text: string): [string, string, string] | null {
  const whole = FULL_NAME.exec(text);
  if (whole !== null) return [whole[1] ?? '', whole[2] ?? '', whole[3] ?? ''];
  const surname = (SURNAME_FIRST.exec(text) ?? SURNAME_LAST.exec(text))?.[1];
  return surname === undefined ? null : [surname, '', ''];
}

/** A surname, a name and a patronymic that stand in the line; undefined where there are none. */
export const fullNameIn = (line: string): string | undefined => FULL_NAME.exec(line)?.[0];

/** The job named in a line, and where its words end; «Руководитель: генеральный директор» names the job second. */
function jobIn(line: string): { title: string; to: number } | null {
  const first = HEAD.exec(line);
  const title = first?.[1];
  if (first === null || title === undefined) return null;
  const to = first.index + title.length;
  const second = /^руководитель$/iu.test(title) ? jobIn(line.slice(to)) : null;
  return second === null ? { title, to } : { title: second.title, to: to + second.to };
}

/** Who signs: the head named beside the job or on the next lines; of initials only the surname is taken. */
export function signatoryOf(text: string): FoundSignatory | undefined {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const job = jobIn(line);
    if (job === null) continue;
    const after = line.slice(job.to);
    const ofWhat = /^(?:начальник|заместитель)/iu.test(job.title) ? (OF_WHAT.exec(after)?.[0] ?? '') : '';
    const behind = [after.slice(ofWhat.length), ...lines.slice(at + 1, at + 3)].join('\n');
    const person = personOf(behind);
    if (person === null) continue;
    const [last_name, first_name, middle_name] = person;
    const title = /^гендиректор$/i.test(job.title) ? 'генеральный директор' : `${job.title}${ofWhat}`;
    return {
      last_name,
      first_name,
      middle_name,
      job_title: capitalised(title.toLowerCase()),
      ...powerOf(behind),
    };
  }
  return undefined;
}
