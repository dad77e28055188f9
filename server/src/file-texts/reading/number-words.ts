const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  if (value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, sign] of ROMAN) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}

// Word leaves out ё, й, ъ, ы, ь when it counts by letters.
const RUSSIAN = 'абвгдежзиклмнопрстуфхцчшщэюя';
const LATIN = 'abcdefghijklmnopqrstuvwxyz';

function letter(value: number, alphabet: string): string {
  const place = (value - 1) % alphabet.length;
  const times = Math.min(10, Math.floor((value - 1) / alphabet.length) + 1);
  return (alphabet[place] ?? '').repeat(times);
}

/** A number from 1 on as Word writes it in the format; plain figures in formats that nobody uses in Russian texts. */
export function numberIn(format: string, value: number): string {
  if (value < 1) return String(value);
  switch (format) {
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperLetter':
      return letter(value, LATIN).toUpperCase();
    case 'lowerLetter':
      return letter(value, LATIN);
    case 'russianUpper':
      return letter(value, RUSSIAN).toUpperCase();
    case 'russianLower':
      return letter(value, RUSSIAN);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    default:
      return String(value);
  }
}
