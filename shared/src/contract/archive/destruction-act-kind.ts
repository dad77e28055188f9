import type { RecordKind } from '../record/record-kind';

/** Acts by which records whose term of keeping is over are destroyed. */
export const DESTRUCTION_ACT_KIND = {
  name: 'destruction_act',
  resource: 'destruction-acts',
  path: '/archive/acts',
  title: 'Акты об уничтожении',
  noun: {
    forms: ['акт', 'акта', 'актов'],
    accusative: 'акт',
    subject: 'Акт',
    gender: 'masculine',
  },
} as const satisfies RecordKind;
