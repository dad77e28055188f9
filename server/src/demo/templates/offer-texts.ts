import { DAY, SPECIFICATION, type StarterTemplate, when } from './template-text';

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

/** Texts of offers. */
export const OFFER_TEMPLATES: readonly StarterTemplate[] = [offer];
