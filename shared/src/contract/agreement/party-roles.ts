import type { AgreementDirection } from './agreement-status';

/** What the two sides of an agreement are called. */
export interface PartyRoles {
  us: string;
  them: string;
}

/**
 * What the law calls the two sides, by the words in the type's name: who pays stands first, and a narrower kind before
 * the wider one it is named after. A kind that is left out has no sides of its own: a framework agreement is about
 * whatever its orders are about.
 */
const BY_TYPE: readonly [RegExp, { payer: string; payee: string }][] = [
  [/лизинг/i, { payer: 'Лизингополучатель', payee: 'Лизингодатель' }],
  [/субаренд/i, { payer: 'Субарендатор', payee: 'Арендатор' }],
  [/аренд/i, { payer: 'Арендатор', payee: 'Арендодатель' }],
  [/сублиценз/i, { payer: 'Сублицензиат', payee: 'Лицензиат' }],
  [/лиценз/i, { payer: 'Лицензиат', payee: 'Лицензиар' }],
  [/концесси|франш|франчайз/i, { payer: 'Пользователь', payee: 'Правообладатель' }],
  [/агентск/i, { payer: 'Принципал', payee: 'Агент' }],
  [/комисси/i, { payer: 'Комитент', payee: 'Комиссионер' }],
  [/поручени/i, { payer: 'Доверитель', payee: 'Поверенный' }],
  [/доверительн.+управлен/i, { payer: 'Учредитель управления', payee: 'Доверительный управляющий' }],
  [/экспедиц|экспедирован/i, { payer: 'Клиент', payee: 'Экспедитор' }],
  [/перевоз.*груз|груз.*перевоз/i, { payer: 'Грузоотправитель', payee: 'Перевозчик' }],
  [/(^|[^а-яё])хранени/i, { payer: 'Поклажедатель', payee: 'Хранитель' }],
  [/страхован/i, { payer: 'Страхователь', payee: 'Страховщик' }],
  [/энергоснабж|электроснабж|теплоснабж/i, { payer: 'Абонент', payee: 'Энергоснабжающая организация' }],
  [/кредит/i, { payer: 'Заёмщик', payee: 'Кредитор' }],
  [/(^|[^а-яё])(займ|за[ёе]м)/i, { payer: 'Заёмщик', payee: 'Займодавец' }],
  [/субподряд/i, { payer: 'Генеральный подрядчик', payee: 'Субподрядчик' }],
  [/подряд/i, { payer: 'Заказчик', payee: 'Подрядчик' }],
  [/поставк|закупк/i, { payer: 'Покупатель', payee: 'Поставщик' }],
  [/купл|продаж|реализаци/i, { payer: 'Покупатель', payee: 'Продавец' }],
  [/услуг|обслуж|разработ|исследовательск|ниокр/i, { payer: 'Заказчик', payee: 'Исполнитель' }],
  [/работ/i, { payer: 'Заказчик', payee: 'Подрядчик' }],
];

/**
 * What our organisation and the other side are called in an agreement of this type and direction; null where neither
 * tells.
 */
export function partyRoles(typeName: string | null, direction: AgreementDirection): PartyRoles | null {
  const roles = BY_TYPE.find(([word]) => typeName !== null && word.test(typeName))?.[1];
  if (roles === undefined || direction === 'none') return null;
  return direction === 'expense'
    ? { us: roles.payer, them: roles.payee }
    : { us: roles.payee, them: roles.payer };
}
