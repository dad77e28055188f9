import { type Block, DAY, type Roles, SPECIFICATION, unless, when } from './template-text';

/** The beginning of an agreement: its name, where and when. */
export const HEAD = (name: string): readonly Block[] => [
  { kind: 'title', lines: [`${name} № {номер}`] },
  { kind: 'place-and-day', place: '{мы.город}', day: DAY },
];

/** How quarrels are settled; what is signed is named in the dative. */
export const disputes = (named: 'Договору' | 'Соглашению'): Block => ({
  kind: 'section',
  heading: 'Разрешение споров',
  clauses: [
    `Споры по ${named} Стороны разрешают в претензионном порядке. Срок ответа на претензию — 15 рабочих дней со дня её получения.`,
    'Спор, не урегулированный в претензионном порядке, передаётся в арбитражный суд по месту нахождения ответчика.',
  ],
});

/** What nobody answers for. */
export const FORCE_MAJEURE: Block = {
  kind: 'section',
  heading: 'Обстоятельства непреодолимой силы',
  clauses: [
    'Стороны освобождаются от ответственности за неисполнение обязательств, если оно вызвано обстоятельствами непреодолимой силы (п. 3 ст. 401 ГК РФ).',
    'Сторона, для которой наступили такие обстоятельства, сообщает о них другой Стороне в течение пяти рабочих дней с приложением подтверждающих документов.',
  ],
};

/** How long it holds and how it is changed. */
export const TERM: Block = {
  kind: 'section',
  heading: 'Срок действия и изменение Договора',
  clauses: [
    // Without a day of its end, or until all is done, the agreement outlives its settlements anyhow.
    `Договор вступает в силу с даты подписания Сторонами и действует {срок действия}${when('срочный', ', а в части расчётов — до их завершения')}.`,
    'Изменения и дополнения оформляются дополнительными соглашениями, подписанными уполномоченными представителями Сторон.',
    'Договор составлен по одному экземпляру для каждой из Сторон; все экземпляры имеют равную юридическую силу.',
  ],
};

/** Requisites and signatures as the last clause. */
export const sidesOf = (roles: Roles): readonly Block[] => [
  { kind: 'section', heading: 'Адреса, реквизиты и подписи Сторон', clauses: [] },
  { kind: 'sides', ...roles },
];

/** The specification as an annex, where there are lines. */
export const annex = (to: string, roles: Roles): Block => ({
  kind: 'only',
  section: 'есть спецификация',
  blocks: [
    {
      kind: 'annex',
      heading: 'СПЕЦИФИКАЦИЯ',
      lines: ['Приложение № 1', `к ${to} № {номер}`, `от ${DAY}`],
    },
    ...SPECIFICATION,
    { kind: 'text', text: 'Общая стоимость по спецификации: {сумма прописью}, {ндс прописью}.' },
    { kind: 'signatures', ...roles },
  ],
});

interface Payment {
  /** What the advance is a part of, in the genitive. */
  whole: string;
  /** What it is paid before. */
  before: string;
  /** What the term of the rest is counted from. */
  from: string;
}

/** When it is paid where no terms of their own say so: the advance, if there is one, and what is left of it. */
export const payment = ({ whole, before, from }: Payment): string => {
  const advance = `Аванс — {предоплата}\u00a0% ${whole} — уплачивается до ${before}.`;
  const rest = `${when('есть предоплата', ' Срок оплаты остатка')}${unless('есть предоплата', 'Срок оплаты')} — {срок оплаты} ${from}.`;
  return unless('есть порядок оплаты', when('есть предоплата', advance) + unless('полная предоплата', rest));
};
