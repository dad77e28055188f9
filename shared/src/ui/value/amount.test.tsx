import { render, screen } from '@testing-library/react';
import { Amount } from './amount';
import { Avatar } from './avatar';
import { Counter } from './counter';
import { DaysLeft } from './days-left';

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

describe('a sum', () => {
  it.each([
    ['17746000.00', 'RUB', '17 746 000,00 ₽'],
    ['640000', 'RUB', '640 000,00 ₽'],
    ['1020000.5', 'CNY', '1 020 000,50 ¥'],
    ['-1500.00', 'USD', '−1 500,00 $'],
    [null, 'RUB', '—'],
  ])('of %s %s is printed to the last kopeck', (value, currency, printed) => {
    const { container } = render(<Amount value={value} currency={currency} />);
    expect(text(container)).toBe(printed);
  });
});

describe('the days to the end', () => {
  it.each([
    ['2027-12-31', ''],
    ['2027-01-05', ''],
    ['2027-01-04', '45 дней'],
    ['2026-12-31', '41 день'],
    ['2026-11-30', '10 дней'],
    ['2026-11-20', 'сегодня'],
    ['2026-11-17', '3 дня назад'],
    [null, ''],
  ])('until %s', (date, words) => {
    const { container } = render(<DaysLeft date={date} today="2026-11-20" />);
    expect(text(container)).toBe(words);
  });
});

describe('small signs', () => {
  it('name the person behind two letters', () => {
    render(<Avatar name="Соколова М. Д." />);
    expect(screen.getByRole('img', { name: 'Соколова М. Д.' })).toHaveTextContent('СМ');
  });

  it('cut a count that is too long to read', () => {
    const { container } = render(<Counter value={120} max={99} tone="red" />);
    expect(text(container)).toBe('99+');
  });
});
