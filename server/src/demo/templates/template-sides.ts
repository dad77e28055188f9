import { AlignmentType, type Paragraph, PageNumber, Paragraph as Line, TextRun } from 'docx';
import { line, type Part, plain } from './template-parts';
import { columnsOf } from './template-table';
import { FURTHER, type Roles, unless, when } from './template-text';

type Side = readonly [role: string, prefix: 'мы' | 'контрагент' | 'сторона'];

const FURTHER_SIDE: Side = ['{сторона.роль}', 'сторона'];

// Requisites stay on the page of the signatures under them.
const kept = { keepNext: true, keepLines: true };

/** A line of what a party may not have: the condition has paragraphs of its own and takes the line away with it. */
const whenGiven = (tag: string, text: string): Paragraph[] =>
  [`{#есть ${tag}}`, text, `{/есть ${tag}}`].map((part) => line(part, kept));

/** What is known of a party, line by line; a foreign one may have no tax number, and anybody no account yet. */
function requisites(prefix: string): Paragraph[] {
  const given = (field: string, text: string) => when(`есть ${prefix}.${field}`, text);
  return [
    ...whenGiven(`${prefix}.инн`, `ИНН {${prefix}.инн}${given('кпп', `, КПП {${prefix}.кпп}`)}`),
    ...whenGiven(`${prefix}.регистрация`, `{${prefix}.регистрация}`),
    ...whenGiven(`${prefix}.страна`, `Страна: {${prefix}.страна}`),
    ...whenGiven(`${prefix}.налоговый номер`, `Налоговый номер: {${prefix}.налоговый номер}`),
    ...whenGiven(
      `${prefix}.регистрационный номер`,
      `Регистрационный номер: {${prefix}.регистрационный номер}`,
    ),
    line(`Адрес: {${prefix}.адрес}`, kept),
    ...whenGiven(`${prefix}.счет`, `Р/с {${prefix}.счет}`),
    ...whenGiven(`${prefix}.банк`, `Банк: {${prefix}.банк}${given('бик', `, БИК\u00a0{${prefix}.бик}`)}`),
    ...whenGiven(`${prefix}.корр. счет`, `К/с {${prefix}.корр. счет}`),
    ...whenGiven(`${prefix}.iban`, `IBAN {${prefix}.iban}`),
    ...whenGiven(`${prefix}.swift`, `SWIFT {${prefix}.swift}`),
    ...whenGiven(`${prefix}.телефон`, `Тел. {${prefix}.телефон}`),
    ...whenGiven(`${prefix}.почта`, `Эл. почта: {${prefix}.почта}`),
  ];
}

function requisitesOf([role, prefix]: Side): Paragraph[] {
  return [
    line(role, { bold: true, size: 22, ...kept, spacing: { after: 60 } }),
    line(`{${prefix}.наименование}`, { bold: true, ...kept }),
    ...requisites(prefix),
  ];
}

const SIGNED = '____________________';

/** The title of who signs: a line for it to be written where a company has none, of a person nothing. */
function titleOf(prefix: string): string {
  const title = `{${prefix}.должность}`;
  const byAgent = `${prefix}.через представителя`;
  return when(byAgent, title) + unless(byAgent, when(`есть ${prefix}.должность`, title));
}

function signatureOf([role, prefix]: Side, named: boolean): Paragraph[] {
  return [
    ...(named
      ? [
          line(role, { bold: true, size: 22, ...kept }),
          line(`{${prefix}.наименование}`, { ...kept, spacing: { after: 120 } }),
        ]
      : []),
    // Empty it stays, for the lines of both signatures to be level.
    line(titleOf(prefix), { ...kept, spacing: { before: named ? 0 : 180, after: 280 } }),
    line(`${SIGNED}\u00a0/\u00a0{${prefix}.подписант}\u00a0/`, kept),
    line(unless(`${prefix}.физическое лицо`, 'М.П.'), { size: 18, spacing: { before: 60, after: 0 } }),
  ];
}

const pair = ({ ours, theirs }: Roles): readonly [Side, Side] => [
  [ours, 'мы'],
  [theirs, 'контрагент'],
];

/** A side in the left column, apart from what stands above it. */
const alone = (written: Paragraph[]): Paragraph[][] => [[line('', kept), ...written], [line('')]];

/** What repeats for every side beyond the two. */
const forFurther = (repeated: Part): Part[] => [
  plain(`{#${FURTHER}}`, { spacing: { after: 0 } }),
  repeated,
  plain(`{/${FURTHER}}`, { spacing: { after: 0 } }),
];

/** Requisites of both sides beside each other, and their signatures on one line under them, on the same page. */
export function sides(roles: Roles): Part[] {
  const both = pair(roles);
  return [
    columnsOf([both.map(requisitesOf), both.map((side) => signatureOf(side, false))]),
    ...forFurther(columnsOf([alone(requisitesOf(FURTHER_SIDE)), alone(signatureOf(FURTHER_SIDE, false))])),
  ];
}

/** The signatures of both sides beside each other: under an annex. */
export function signatures(roles: Roles): Part[] {
  return [
    columnsOf([pair(roles).map((side) => signatureOf(side, true))]),
    ...forFurther(columnsOf([alone(signatureOf(FURTHER_SIDE, true))])),
  ];
}

/** «Генеральный директор ________ И. О. Фамилия» on one line: who signs a letter. */
export function signature(prefix: string): Part[] {
  return [
    columnsOf(
      [
        [
          [line(`{${prefix}.должность}`, { size: 24, spacing: { before: 360, after: 0 } })],
          [
            line(`____________________\u00a0/\u00a0{${prefix}.подписант}\u00a0/`, {
              size: 24,
              alignment: AlignmentType.RIGHT,
              spacing: { before: 360, after: 0 },
            }),
          ],
        ],
      ],
      0,
    ),
  ];
}

const pageOf = () =>
  new Line({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({ size: 18, children: ['Стр. ', PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES] }),
    ],
  });

/** The foot of every page: its number, and where both sides initial it. */
export function footOf(initials: Roles | undefined): Part[] {
  if (initials === undefined) return [pageOf()];
  const place = (role: string, alignment: (typeof AlignmentType)['LEFT' | 'RIGHT']) =>
    line(`${role}\u00a0____________`, { size: 18, alignment, spacing: { after: 0 } });
  const { ours, theirs } = initials;
  return [
    columnsOf([[[place(ours, AlignmentType.LEFT)], [pageOf()], [place(theirs, AlignmentType.RIGHT)]]], 0),
  ];
}
