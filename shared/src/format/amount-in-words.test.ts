import { amountInWords } from './amount-in-words';

describe('a sum in words', () => {
  it('is written for roubles with kopecks in digits', () => {
    expect(amountInWords('17746000.00')).toBe(
      'Семнадцать миллионов семьсот сорок шесть тысяч рублей 00 копеек',
    );
    expect(amountInWords('1.01')).toBe('Один рубль 01 копейка');
  });

  it('keeps the digits a float would lose', () => {
    expect(amountInWords('9007199254740993.17')).toMatch(/девяносто три рубля 17 копеек$/);
  });

  it('is silent about a currency it has no words for and about what is no number', () => {
    expect(amountInWords('10.00', 'CNY')).toBeNull();
    expect(amountInWords('десять')).toBeNull();
  });
});
