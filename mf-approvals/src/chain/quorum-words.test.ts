import { quorumWords } from './quorum-words';

const rule = {
  execution: 'parallel',
  quorum_type: 'all',
  quorum_value: null,
  seats: 3,
  required: 0,
} as const;

it.each([
  [{}, 'Одновременно, нужны все решения'],
  [{ required: 3 }, 'Одновременно, нужны все решения'],
  [{ seats: 1, required: 1 }, ''],
  [{ quorum_type: 'any' }, 'Достаточно одного решения из 3'],
  [
    { quorum_type: 'any', required: 1 },
    'Достаточно одного решения из 3, без обязательного участника этап не пройти',
  ],
  [
    { execution: 'sequential', quorum_type: 'count', quorum_value: 2, required: 2 },
    'По очереди, нужно 2\u00a0решения из 3, без обязательных участников этап не пройти',
  ],
  [
    { execution: 'sequential', quorum_type: 'percent', quorum_value: 60 },
    'По очереди, нужно не меньше 60\u00a0% решений: 2 из 3',
  ],
  [
    { quorum_type: 'percent', quorum_value: 60, needed: 1 },
    'Одновременно, нужно не меньше 60\u00a0% решений: 1 из 3',
  ],
] as const)('%j is said as «%s»', (given, words) => {
  expect(quorumWords({ ...rule, ...given })).toBe(words);
});
