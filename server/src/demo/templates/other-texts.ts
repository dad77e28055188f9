import { type Block, preamble, SPECIFICATION, type StarterTemplate } from './template-text';

const ADDENDUM_HEAD: readonly Block[] = [
  {
    kind: 'title',
    lines: ['Дополнительное соглашение № {номер}', 'к договору № {договор.номер} от {договор.дата}'],
  },
  { kind: 'place-and-day', place: 'г. Москва', day: '{дата прописью}' },
];

const REST: readonly Block[] = [
  {
    kind: 'only',
    section: 'с обратной силой',
    blocks: [
      {
        kind: 'text',
        text: 'В соответствии с п. 2 ст. 425 ГК РФ условия Соглашения применяются к отношениям Сторон, возникшим с {действует с}.',
      },
    ],
  },
  {
    kind: 'section',
    heading: 'Прочие условия',
    clauses: [
      'Во всём остальном, что не предусмотрено Соглашением, Стороны руководствуются Договором.',
      'Соглашение вступает в силу с {действует с} и является неотъемлемой частью Договора.',
      'Соглашение составлено в двух экземплярах, имеющих равную юридическую силу.',
    ],
  },
  { kind: 'section', heading: 'Реквизиты и подписи Сторон', clauses: [] },
  { kind: 'sides', ours: 'Сторона 1', theirs: 'Сторона 2' },
];

const CHANGES: Block = {
  kind: 'table',
  head: ['Пункт', 'Условие', 'Прежняя редакция', 'Новая редакция'],
  row: ['{#изменения}{пункт}', '{условие}', '{было}', '{стало}{/изменения}'],
  widths: [12, 28, 30, 30],
};

const opening = (about: string): readonly Block[] => [
  ...ADDENDUM_HEAD,
  preamble(
    'Сторона 1',
    'Сторона 2',
    `заключили настоящее дополнительное соглашение (далее — Соглашение) к договору № {договор.номер} от {договор.дата} (далее — Договор) ${about}.`,
  ),
];

const extension: StarterTemplate = {
  name: 'Соглашение о продлении',
  code: 'addendum_extension',
  documentKind: 'addendum',
  type: null,
  prefix: 'Соглашение о продлении',
  blocks: [
    ...opening('о продлении срока его действия'),
    {
      kind: 'section',
      heading: 'Предмет Соглашения',
      clauses: ['Стороны договорились продлить срок действия Договора. {содержание}', 'Изменяемые условия:'],
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
  blocks: [
    ...opening('об изменении цены'),
    {
      kind: 'section',
      heading: 'Предмет Соглашения',
      clauses: [
        'Стороны договорились изменить цену и связанные с ней условия Договора. Основание: {основание}.',
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
    { kind: 'text', text: '{мы.наименование}, ИНН {мы.инн}, {мы.адрес}, тел. {мы.телефон}, {мы.почта}' },
    { kind: 'place-and-day', place: 'Исх. № {номер}', day: '{дата прописью}' },
    { kind: 'text', text: 'Кому: {кому}' },
    { kind: 'text', text: 'Контактное лицо: {контактное лицо}' },
    { kind: 'title', lines: ['Коммерческое предложение', '{название}'] },
    { kind: 'text', text: '{вступление}' },
    {
      kind: 'only',
      section: 'есть спецификация',
      blocks: [SPECIFICATION, { kind: 'text', text: 'Итого: {сумма прописью}, {ндс прописью}.' }],
    },
    {
      kind: 'section',
      heading: 'Условия',
      clauses: [
        'Срок поставки, дней: {срок поставки}. {условия поставки}',
        'Порядок оплаты: {порядок оплаты}.',
        'Гарантия, месяцев: {гарантия}.',
        '{условия}',
      ],
    },
    { kind: 'text', text: 'Предложение действительно до {действует до}.' },
    { kind: 'text', text: '{мы.должность} ____________________ / {мы.подписант}' },
    { kind: 'text', text: 'Исполнитель: {исполнитель}' },
  ],
};

/** Texts of addenda and offers. */
export const OTHER_TEMPLATES: readonly StarterTemplate[] = [extension, price, offer];
