import { inventedPlans } from './agreement-plan';
import { Cast } from '../cast';
import { EMPLOYEES } from '../company/employee-list';
import { flagshipPlans } from './flagship-plan';
import { PARTNERS } from '../company/partner-list';
import { Random } from '../random';

const cast = new Cast(
  EMPLOYEES.map((seed, at) => ({ id: at + 1, seed, fullName: `${seed.lastName} ${seed.firstName}` })),
  PARTNERS.map((seed, at) => ({
    id: at + 1,
    seed,
    trade: seed.trade,
    city: seed.city,
    nameShort: seed.name,
    title: seed.name,
    isForeign: seed.country !== null,
    tax: 'osn',
    currency: seed.country === null ? 'RUB' : 'CNY',
    hasEdi: at % 2 === 0,
    isSound: at % 12 !== 0,
    signatoryId: at + 1,
  })),
  4,
);
const today = '2026-11-20';
const plans = (seed: number) => [
  ...flagshipPlans(new Random(seed), cast, today),
  ...inventedPlans(new Random(seed), cast, today),
];

describe('the agreements of the demo company', () => {
  it('are the same every time', () => {
    expect(plans(1)).toEqual(plans(1));
    expect(plans(1)).not.toEqual(plans(2));
  });

  it('have every place in their texts filled', () => {
    for (const { title, subject } of plans(3)) {
      expect(`${title} ${subject}`).not.toMatch(/[{}]|undefined|null/);
      expect(title.length).toBeLessThanOrEqual(255);
    }
  });

  it('are begun only with partners that may be dealt with', () => {
    const begun = plans(4).filter(({ life }) => ['draft', 'on_approval', 'on_signing'].includes(life.status));
    const named = begun.slice(18).filter(({ type }) => type !== 'Н');
    expect(named.every(({ partner }) => partner.isSound)).toBe(true);
  });

  it('are made with whoever lives on such deals', () => {
    const cleaning = plans(5).filter(({ title }) => title.startsWith('Уборка'));
    expect(cleaning.every(({ partner }) => partner.trade === 'cleaning')).toBe(true);
  });
});
