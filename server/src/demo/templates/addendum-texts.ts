import { type Block, DAY, preamble, type Roles, type StarterTemplate, unless, when } from './template-text';

/** What the agreement that is changed calls its sides. */
const ROLES: Roles = { ours: '{мы.роль}', theirs: '{контрагент.роль}' };

const ADDENDUM_HEAD: readonly Block[] = [
  {
    kind: 'title',
    lines: ['ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № {номер}', 'к договору № {договор.номер} от {договор.дата}'],
  },
  { kind: 'place-and-day', place: '{мы.город}', day: DAY },
];

const COPIES =
  'Соглашение составлено по одному экземпляру для каждой из Сторон; все экземпляры имеют равную юридическую силу.';

const SIDES: readonly Block[] = [
  { kind: 'section', heading: 'Реквизиты и подписи Сторон', clauses: [] },
  { kind: 'sides', ...ROLES },
];

const RETROACTIVE = 'с обратной силой';
const SINCE_SIGNED = 'со дня его подписания обеими Сторонами';

const REST: readonly Block[] = [
  {
    kind: 'section',
    heading: 'Прочие условия',
    clauses: [
      'Во всём остальном, что не предусмотрено Соглашением, Стороны руководствуются Договором.',
      `Соглашение вступает в силу ${when(RETROACTIVE, SINCE_SIGNED)}${unless(RETROACTIVE, 'с {действует с}')} и является неотъемлемой частью Договора.`,
      when(
        RETROACTIVE,
        'В соответствии с п. 2 ст. 425 ГК РФ условия Соглашения применяются к отношениям Сторон, возникшим с {действует с}.',
      ),
      COPIES,
    ],
  },
  ...SIDES,
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
    ROLES,
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
  initials: ROLES,
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
  initials: ROLES,
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

/** Money and claims outlive an agreement that ends: who owes what is counted before anybody says that nobody does. */
const termination: StarterTemplate = {
  name: 'Соглашение о расторжении',
  code: 'addendum_termination',
  documentKind: 'addendum',
  type: null,
  prefix: 'Соглашение о расторжении',
  initials: ROLES,
  blocks: [
    {
      kind: 'title',
      lines: ['СОГЛАШЕНИЕ № {номер}', 'о расторжении договора № {договор.номер} от {договор.дата}'],
    },
    { kind: 'place-and-day', place: '{мы.город}', day: DAY },
    preamble(
      ROLES,
      'заключили настоящее соглашение (далее — Соглашение) о расторжении договора № {договор.номер} от {договор.дата} (далее — Договор) о нижеследующем.',
    ),
    {
      kind: 'section',
      heading: 'Предмет Соглашения',
      clauses: [
        'На основании п. 1 ст. 450 ГК РФ Стороны по взаимному согласию расторгают Договор с {дата расторжения} (далее — дата расторжения).',
        when('есть основание', 'Основание расторжения: {основание}.'),
        when('есть содержание', '{содержание}.'),
        'С даты расторжения обязательства Сторон по Договору прекращаются (п. 2 ст. 453 ГК РФ), кроме указанных в разделе 2 Соглашения.',
        when(
          RETROACTIVE,
          'Стороны подтверждают, что обязательства по Договору прекратились с даты расторжения, предшествующей дате подписания Соглашения (п. 3 ст. 453 ГК РФ).',
        ),
      ],
    },
    {
      kind: 'only',
      section: 'есть изменения',
      blocks: [{ kind: 'text', text: 'К расчётам Сторон применяются следующие условия Договора:' }, CHANGES],
    },
    {
      kind: 'section',
      heading: 'Взаиморасчёты Сторон',
      clauses: [
        'Обязательства, срок исполнения которых наступил до даты расторжения, в том числе по оплате принятых товаров, работ и услуг, исполняются на условиях Договора.',
        'В течение десяти рабочих дней с даты расторжения, а если Соглашение подписано позднее — со дня его подписания, Стороны составляют и подписывают акт сверки взаимных расчётов.',
        'Сторона, за которой по акту сверки числится задолженность, погашает её в течение десяти рабочих дней со дня подписания акта. В тот же срок возвращается аванс, по которому встречное исполнение не предоставлено.',
        'Исполненное по Договору и принятое до даты расторжения возврату не подлежит.',
        'Каждая Сторона самостоятельно несёт расходы, вызванные расторжением Договора. Убытки, причинённые его расторжением, Стороны друг другу не возмещают.',
      ],
    },
    {
      kind: 'section',
      heading: 'Отсутствие претензий',
      clauses: [
        'После завершения расчётов по разделу 2 Соглашения Стороны не имеют друг к другу имущественных и иных претензий, связанных с заключением, исполнением и расторжением Договора.',
        'Условия Договора о конфиденциальности, гарантии качества, ответственности и разрешении споров сохраняют силу после его расторжения в той мере, в какой это вытекает из их существа.',
      ],
    },
    {
      kind: 'section',
      heading: 'Прочие условия',
      clauses: [
        `Соглашение вступает в силу ${SINCE_SIGNED} и является неотъемлемой частью Договора.`,
        COPIES,
      ],
    },
    ...SIDES,
  ],
};

/** Texts of addenda. */
export const ADDENDUM_TEMPLATES: readonly StarterTemplate[] = [extension, price, termination];
