import type { AgreementDirection } from './agreement-status';

/** What the two sides of an agreement are called. */
export interface PartyRoles {
  us: string;
  them: string;
}

/** What the two sides are called, by the word in the type's name: who pays stands first. */
const BY_TYPE: readonly [RegExp, { payer: string; payee: string }][] = [
  [/аренд/i, { payer: 'Арендатор', payee: 'Арендодатель' }],
  [/лизинг/i, { payer: 'Лизингополучатель', payee: 'Лизингодатель' }],
  [/лиценз/i, { payer: 'Лицензиат', payee: 'Лицензиар' }],
  [/подряд/i, { payer: 'Заказчик', payee: 'Подрядчик' }],
  [/поставк|закупк/i, { payer: 'Покупатель', payee: 'Поставщик' }],
  [/купл|продаж/i, { payer: 'Покупатель', payee: 'Продавец' }],
  [/услуг|работ|обслуж|разработ/i, { payer: 'Заказчик', payee: 'Исполнитель' }],
  [/займ|кредит/i, { payer: 'Заёмщик', payee: 'Займодавец' }],
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
