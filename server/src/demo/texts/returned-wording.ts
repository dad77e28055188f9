import type { DemoAgreement } from '../agreements/demo-agreement';
import type { ContractText } from './contract-text';

type Sections = ContractText['sections'];

/** What a lawyer found wrong with an edition of the text, and what was made of it. */
interface Wording {
  before: string;
  after: string;
  remark: string;
  reply: string;
}

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    before: 'Мотивированный отказ направляется в течение 20 рабочих дней',
    after: 'Мотивированный отказ направляется в течение 5 рабочих дней',
    remark: 'За 20 дней результат будет считаться принятым. По регламенту на отказ даётся 5 рабочих дней',
    reply: 'Срок отказа сокращён до 5 рабочих дней',
  },
  {
    before: 'срок ответа на которую — 30 рабочих дней',
    after: 'срок ответа на которую — 15 рабочих дней',
    remark: 'На ответ по претензии у нас принято 15 рабочих дней',
    reply: 'Срок ответа сокращён до 15 рабочих дней',
  },
  {
    before: 'не раскрываются третьим лицам в течение одного года',
    after: 'не раскрываются третьим лицам в течение трёх лет',
    remark: 'Один год короче, чем в положении о коммерческой тайне: нужны три',
    reply: 'Срок неразглашения увеличен до трёх лет',
  },
];

export const wordingOf = ({ id }: Pick<DemoAgreement, 'id'>): Wording =>
  WORDINGS[id % WORDINGS.length] ?? WORDINGS[0];

type Lived = Pick<DemoAgreement, 'id'> & { plan: { life: Pick<DemoAgreement['plan']['life'], 'status'> } };

/** How many editions of its text an agreement has. */
export function editionsOf({ id, plan: { life } }: Lived): number {
  if (life.status === 'on_approval') return 3;
  return life.status === 'rework' || id % 4 === 0 ? 2 : 1;
}

/** True of the editions that came back, or were written before: what came back is mended in a later one. */
export function isBeforeRemark(agreement: Lived, edition: number): boolean {
  const { status } = agreement.plan.life;
  return status === 'rework' || (status === 'on_approval' && edition < editionsOf(agreement));
}

/** The sections as they stood before anybody remarked on them. */
export function withFormerWording(sections: Sections, { before, after }: Wording): Sections {
  return sections.map(({ heading, clauses }) => ({
    heading,
    clauses: clauses.map((clause) => clause.replace(after, before)),
  }));
}

/** Where the words stand: «п. 7.1» and what is around them; null where they do not. */
export function placeOf(
  sections: Sections,
  words: string,
): { clause: string; prefix: string; suffix: string } | null {
  for (const [at, { clauses }] of sections.entries()) {
    for (const [line, clause] of clauses.entries()) {
      const [prefix, suffix] = clause.split(words);
      if (prefix === undefined || suffix === undefined) continue;
      return { clause: `п. ${String(at + 1)}.${String(line + 1)}`, prefix, suffix };
    }
  }
  return null;
}
