import { inventedPlans } from './agreement-plan';
import { Cast } from '../cast';
import departments from '../company/departments.csv';
import employees from '../company/employees.csv';
import partners from '../company/partners.csv';
import { DEALS } from '../deals/deal';
import { storyOf } from '../demo-partners';
import { flagshipPlans } from './flagship-plan';
import { readTable, rowsByTitle } from '../loading/demo-table';
import { Random } from '../random';

const today = '2026-11-20';
const rowsOf = async (text: string) => rowsByTitle(await readTable(text, today));

let cast: Cast;
beforeAll(async () => {
  const departmentRows = await rowsOf(departments);
  const codeOf = new Map(departmentRows.map((say) => [say('Название'), say('Код')]));
  cast = new Cast(
    (await rowsOf(employees)).map((say, at) => ({
      id: at + 1,
      fullName: `${say('Фамилия')} ${say('Имя')}`,
      lastName: say('Фамилия'),
      department: codeOf.get(say('Подразделение')) ?? '',
      login: say('Пароль показа') === '' ? null : (say('Рабочая почта').split('@')[0] ?? null),
      status: say('Состояние') === '' ? 'active' : 'dismissed',
    })),
    (await rowsOf(partners)).map((say, at) => ({
      id: at + 1,
      nameShort: say('Краткое название'),
      nameFull: say('Полное название'),
      title: say('Краткое название'),
      ...storyOf(say),
      isForeign: say('Код страны') !== '',
      tax: 'osn',
      currency: say('Код страны') === '' ? 'RUB' : 'CNY',
      isSound: at % 12 !== 0,
      signatoryId: at + 1,
    })),
    4,
  );
});

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

  it('are of a kind for every partner, and with a partner for every kind', () => {
    const trades = new Set(cast.partners.map(({ trade }) => trade));
    const offered = new Set(DEALS.flatMap((deal) => deal.trades));
    expect([...trades].filter((trade) => !offered.has(trade))).toEqual([]);
    expect([...offered].filter((trade) => !trades.has(trade))).toEqual([]);
  });

  it('are made with whoever lives on such deals', () => {
    const cleaning = plans(5).filter(({ title }) => title.startsWith('Уборка'));
    expect(cleaning.every(({ partner }) => partner.trade === 'cleaning')).toBe(true);
  });
});
