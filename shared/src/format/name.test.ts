import { counterpartyName, initials, shortName } from './name';

const sokolova = { last_name: 'Соколова', first_name: 'Мария', middle_name: 'Дмитриевна' };

describe('names of people', () => {
  it('never parts a name from its initials', () => {
    expect(shortName(sokolova)).toBe('Соколова\u00A0М.\u00A0Д.');
    expect(shortName({ last_name: 'Ли', first_name: 'Вэй', middle_name: null })).toBe('Ли\u00A0В.');
  });

  it('takes the letters of an avatar from a person or from a short name', () => {
    expect(initials(sokolova)).toBe('СМ');
    expect(initials('Щербакова\u00A0Е.\u00A0А.')).toBe('ЩЕ');
    expect(initials('')).toBe('');
  });
});

describe('names of counterparties', () => {
  it.each([
    {
      party: { legal_form: 'ООО', name_short: 'Лесная Плаза' },
      text: 'ООО\u00A0«Лесная Плаза»',
      list: 'Лесная Плаза, ООО',
    },
    {
      party: { legal_form: 'ООО', name_short: 'ООО «Лесная Плаза»' },
      text: 'ООО\u00A0«Лесная Плаза»',
      list: 'Лесная Плаза, ООО',
    },
    {
      party: { legal_form: 'ИП', name_short: 'Зайцева Л. Ю.' },
      text: 'ИП\u00A0Зайцева Л. Ю.',
      list: 'Зайцева Л. Ю., ИП',
    },
    {
      party: { legal_form: null, name_short: 'Contour Software GmbH' },
      text: 'Contour Software GmbH',
      list: 'Contour Software GmbH',
    },
  ])('reads as $list in a list', ({ party, text, list }) => {
    expect(counterpartyName(party)).toBe(text);
    expect(counterpartyName(party, 'list')).toBe(list);
  });
});
