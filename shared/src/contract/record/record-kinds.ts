import type { RecordKind } from './record-kind';

/** The kinds that come with the product. A further one is registered by its module and its area, not here. */
export const RECORD_KINDS = {
  agreement: {
    name: 'agreement',
    resource: 'agreements',
    path: '/agreements',
    title: 'Договоры',
    noun: {
      forms: ['договор', 'договора', 'договоров'],
      accusative: 'договор',
      subject: 'Договор',
      gender: 'masculine',
    },
  },
  addendum: {
    name: 'addendum',
    resource: 'addendums',
    path: '/addendums',
    title: 'Дополнительные соглашения',
    noun: {
      forms: ['дополнительное соглашение', 'дополнительных соглашения', 'дополнительных соглашений'],
      accusative: 'дополнительное соглашение',
      subject: 'Дополнительное соглашение',
      gender: 'neuter',
    },
  },
  commercialOffer: {
    name: 'commercial_offer',
    resource: 'commercial-offers',
    path: '/commercial-offers',
    title: 'Коммерческие предложения',
    noun: {
      forms: ['предложение', 'предложения', 'предложений'],
      accusative: 'предложение',
      subject: 'Предложение',
      gender: 'neuter',
    },
  },
  counterparty: {
    name: 'counterparty',
    resource: 'counterparties',
    path: '/counterparties',
    title: 'Контрагенты',
    noun: {
      forms: ['контрагент', 'контрагента', 'контрагентов'],
      accusative: 'контрагента',
      subject: 'Контрагент',
      gender: 'masculine',
    },
  },
  role: {
    name: 'role',
    resource: 'roles',
    path: '/handbooks/roles',
    title: 'Роли',
    noun: {
      forms: ['роль', 'роли', 'ролей'],
      accusative: 'роль',
      subject: 'Роль',
      gender: 'feminine',
    },
  },
  user: {
    name: 'user',
    resource: 'users',
    path: '/handbooks/users',
    title: 'Сотрудники',
    noun: {
      forms: ['сотрудник', 'сотрудника', 'сотрудников'],
      accusative: 'сотрудника',
      subject: 'Сотрудник',
      gender: 'masculine',
    },
  },
} as const satisfies Record<string, RecordKind>;
