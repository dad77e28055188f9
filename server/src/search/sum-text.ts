const SUM = /^(\d{1,3}(?: \d{3})+|\d{3,16})(?:[.,](\d{1,2}))?(?: ?(?:₽|р\.?|руб\.?|рублей|рубля|рубль))?$/;

/**
 * The sums a text names, both ends included: «1 200 000,50» itself, and of «1 200 000» whatever its kopecks are. Null for
 * a text that is no sum.
 */
export function sumsOf(text: string): { gte: string; lte: string } | null {
  const parts = SUM.exec(text.trim().toLowerCase().replace(/\s+/gu, ' '));
  if (parts === null) return null;
  const [, whole = '', kopecks] = parts;
  const roubles = whole.replaceAll(' ', '');
  const fraction = kopecks?.padEnd(2, '0');
  return { gte: `${roubles}.${fraction ?? '00'}`, lte: `${roubles}.${fraction ?? '99'}` };
}
