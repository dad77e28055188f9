import type { RecordKind } from '../record/record-kind';

/** Obligations have no page of their own: they are read in the card of their document. */
export const OBLIGATION_KIND = {
  name: 'obligation',
  resource: 'obligations',
  path: null,
  title: 'Обязательства',
  noun: {
    forms: ['обязательство', 'обязательства', 'обязательств'],
    accusative: 'обязательство',
    subject: 'Обязательство',
    gender: 'neuter',
  },
} as const satisfies RecordKind;
