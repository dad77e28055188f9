import { formatNumber } from '../../format/number';
import { rangeText, totalOf } from './range-text';

const meta = (over: Partial<Parameters<typeof rangeText>[0]>) => ({
  current_page: 1,
  last_page: 3,
  per_page: 50,
  total: 148,
  total_is_capped: false,
  ...over,
});

describe('range of rows', () => {
  it.each([
    [{}, '1–50 из\u00A0148'],
    [{ current_page: 3 }, '101–148 из\u00A0148'],
    [{ total: 10_000, total_is_capped: true, last_page: 200 }, '1–50 из\u00A0более\u00A010\u00A0000'],
    [{ current_page: 9 }, 'Страницы\u00A09 нет'],
    [{ total: 0 }, 'Ничего не найдено'],
  ])('of %j reads «%s»', (over, text) => {
    expect(rangeText(meta(over), formatNumber)).toBe(text);
  });

  it.each([
    [1, false, '1\u00A0договору'],
    [11, false, '11\u00A0договорам'],
    [21, false, '21\u00A0договору'],
    [148, false, '148\u00A0договорам'],
    [10_000, true, 'более\u00A010\u00A0000\u00A0договорам'],
  ])('by %i (capped: %s) agrees with its noun', (total, total_is_capped, text) => {
    const noun = { forms: ['договор', 'договора', 'договоров'], dative: ['договору', 'договорам'] } as const;
    expect(totalOf({ total, total_is_capped }, noun)).toBe(text);
  });
});
