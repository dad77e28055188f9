import { tiedName } from './tied-name';

it('holds a number to its sign and to its preposition', () => {
  expect(tiedName('Дополнительное соглашение № 2 к договору № 10/2026-П «Срок»')).toBe(
    'Дополнительное соглашение №\u00A02 к\u00A0договору №\u00A010/2026-П «Срок»',
  );
});
