import { caretAfter, groupTyped, parseDecimal, showDecimal } from './decimal-text';

const money = { scale: 2, fixed: true };
const quantity = { scale: 3, fixed: false };

describe('a sum as people type and paste it', () => {
  it.each([
    ['1284000', '1284000.00'],
    ['1 284 000,5', '1284000.50'],
    ['1\u00A0284\u00A0000,50\u00A0₽', '1284000.50'],
    ['1,284,000.50', '1284000.50'],
    ['1.284.000,50', '1284000.50'],
    ['0,1', '0.10'],
    [',5', '0.50'],
    ['007', '7.00'],
    ['-15,00', '-15.00'],
    ['-0', '0.00'],
    ['12,', '12.00'],
    ['12,500', '12.50'],
    ['9007199254740993,17', '9007199254740993.17'],
  ])('reads %s', (text, value) => {
    expect(parseDecimal(text, money)).toBe(value);
  });

  it.each(['', 'сто', '1,005', '1-2', '12,34,5.6.7', '-'])(
    'refuses %p rather than round or guess',
    (text) => {
      expect(parseDecimal(text, money)).toBeNull();
    },
  );

  it('keeps no idle zeros of a quantity and takes whole numbers where only those are allowed', () => {
    expect(parseDecimal('8,500', quantity)).toBe('8.5');
    expect(parseDecimal('8,000', quantity)).toBe('8');
    expect(parseDecimal('1,284', { scale: 0, fixed: true })).toBe('1284');
  });
});

describe('a sum while it is typed', () => {
  it('parts the thousands and writes a comma for a point', () => {
    expect(groupTyped('1234567.5')).toBe('1\u00A0234\u00A0567,5');
    expect(groupTyped('12,')).toBe('12,');
    expect(groupTyped('1a')).toBe('1a');
  });

  it('keeps the caret behind the same digit', () => {
    expect(caretAfter('1234', 4, '1\u00A0234')).toBe(5);
    expect(caretAfter('12\u00A0345', 1, '12\u00A0345')).toBe(1);
    expect(caretAfter('1\u00A02934', 4, '12\u00A0934')).toBe(4);
  });

  it('shows the value of the wire with a comma', () => {
    expect(showDecimal('1284000.00')).toBe('1\u00A0284\u00A0000,00');
    expect(showDecimal('-5.5')).toBe('-5,5');
    expect(showDecimal(null)).toBe('');
  });
});
