import {
  type Block,
  DAY,
  preamble,
  SPECIFICATION,
  type StarterTemplate,
  unless,
  when,
} from './template-text';

const ADDENDUM_HEAD: readonly Block[] = [
  {
    kind: 'title',
    lines: ['ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № {номер}', 'к договору № {договор.номер} от {договор.дата}'],
  },
  { kind: 'place-and-day', place: '{мы.город}', day: DAY },
];

const REST: readonly Block[] = [
  {
    kind: 'section',
    heading: 'Прочие условия',
    clauses: [
      'Во всём остальном, что не предусмотрено Соглашением, Стороны руководствуются Договором.',
      'Соглашение вступает в силу с {действует с} и является неотъемлемой частью Договора.',
      `{#с обратной силой}В соответствии с п. 2 ст. 425 ГК РФ условия Соглашения применяются к отношениям Сторон, возникшим с {действует с}.{/с обратной силой}`,
      'Соглашение составлено по одному экземпляру для каждой из Сторон; все экземпляры имеют равную юридическую силу.',
    ],
  },
  { kind: 'section', heading: 'Реквизиты и подписи Сторон', clauses: [] },
  { kind: 'sides', ours: 'Сторона 1', theirs: 'Сторона 2' },
];

const CHANGES: Block = {
  kind: 'table',
  lines: 'изменения',
  columns: [
    { head: 'Пункт', cell: '{пункт}', width: 12 },
    { head: 'Условие', cell: '{условие}', width: 28 },
    { head: 'Прежняя редакция', cell: '{было}', width: 30 },
    { head: 'Новая редакция', cell: '{стало}', width: 30 },
  ],
  totals: [],
};

const opening = (about: string): readonly Block[] => [
  ...ADDENDUM_HEAD,
  preamble(
    'Сторона 1',
    'Сторона 2',
    `заключили настоящее дополнительное соглашение (далее — Соглашение) к договору № {договор.номер} от {договор.дата} (далее — Договор) ${about}.`,
  ),
];

/** What the parties have agreed on; where the addendum leaves that term as it is, what it does anyhow. */
const aboutTerms = (section: string, agreed: string) =>
  `Стороны договорились ${when(section, agreed)}${unless(section, 'изменить условия Договора')}.`;

const extension: StarterTemplate = {
  name: 'Соглашение о продлении',
  code: 'addendum_extension',
  documentKind: 'addendum',
  type: null,
  prefix: 'Соглашение о продлении',
  initials: ['Сторона 1', 'Сторона 2'],
  blocks: [
    ...opening('о продлении срока его действия'),
    {
      kind: 'section',
      heading: 'Предмет Соглашения',
      clauses: [
        `${aboutTerms('меняет срок', 'продлить срок действия Договора')}${when('есть содержание', ' {содержание}.')}`,
        'Условия Договора излагаются в следующей редакции:',
      ],
    },
    CHANGES,
    ...REST,
  ],
};

const price: StarterTemplate = {
  name: 'Соглашение об изменении цены',
  code: 'addendum_price',
  documentKind: 'addendum',
  type: null,
  prefix: 'Соглашение об изменении цены',
  initials: ['Сторона 1', 'Сторона 2'],
  blocks: [
    ...opening('об изменении цены'),
    {
      kind: 'section',
      heading: 'Предмет Соглашения',
      clauses: [
        `${aboutTerms('меняет цену', 'изменить цену и связанные с ней условия Договора')}${when('есть основание', ' Основание: {основание}.')}`,
        'С {действует с} условия Договора излагаются в следующей редакции:',
      ],
    },
    CHANGES,
    ...REST,
  ],
};

const offer: StarterTemplate = {
  name: 'Коммерческое предложение',
  code: 'offer',
  documentKind: 'commercial_offer',
  type: null,
  prefix: 'Коммерческое предложение',
  blocks: [
    { kind: 'title', lines: ['{мы.наименование}'] },
    {
      kind: 'text',
      align: 'letterhead',
      text:
        `ИНН {мы.инн}${when('есть мы.кпп', ', КПП {мы.кпп}')}${when('есть мы.регистрация', ', {мы.регистрация}')}, {мы.адрес}` +
        `${when('есть мы.телефон', ', тел. {мы.телефон}')}${when('есть мы.почта', ', {мы.почта}')}`,
    },
    { kind: 'place-and-day', place: 'Исх. № {номер}', day: DAY },
    { kind: 'text', align: 'right', text: '**{кому}**' },
    {
      kind: 'only',
      section: 'есть контактное лицо',
      blocks: [{ kind: 'text', align: 'right', text: '{контактное лицо}' }],
    },
    { kind: 'text', align: 'left', text: '' },
    { kind: 'title', lines: ['КОММЕРЧЕСКОЕ ПРЕДЛОЖЕНИЕ', '{название}'] },
    { kind: 'text', align: 'left', text: '' },
    { kind: 'only', section: 'есть вступление', blocks: [{ kind: 'text', text: '{вступление}' }] },
    {
      kind: 'only',
      section: 'есть спецификация',
      blocks: [
        ...SPECIFICATION,
        {
          kind: 'only',
          section: 'есть общая скидка',
          blocks: [{ kind: 'text', text: 'Скидка на всё предложение {общая скидка} от {сумма до скидки}' }],
        },
        { kind: 'text', text: 'Стоимость предложения: {сумма прописью}, {ндс прописью}.' },
      ],
    },
    {
      kind: 'points',
      heading: 'Условия предложения',
      clauses: [
        when('есть срок поставки', 'Срок поставки, дней: {срок поставки}.'),
        when('есть условия поставки', 'Условия поставки: {условия поставки}.'),
        when('есть порядок оплаты', 'Порядок оплаты: {порядок оплаты}.'),
        when('есть гарантия', 'Гарантия, месяцев: {гарантия}.'),
        when('есть условия', '{условия}.'),
        when('есть действует до', 'Предложение действительно до {действует до}.'),
      ],
    },
    { kind: 'signature', prefix: 'мы' },
    { kind: 'text', align: 'small', text: 'Исполнитель: {исполнитель}' },
  ],
};

/** Texts of addenda and offers. */
export const OTHER_TEMPLATES: readonly StarterTemplate[] = [extension, price, offer];
