import type { ItemUnit } from './item-values';

/** Written forms of common units that differ from the handbook's symbol. */
const SPELLINGS: Readonly<Record<string, string>> = {
  штука: 'шт',
  штук: 'шт',
  штуки: 'шт',
  комплект: 'компл',
  комплекта: 'компл',
  комплектов: 'компл',
  'к-т': 'компл',
  усл: 'услед',
  услуга: 'услед',
  услуги: 'услед',
  литр: 'л',
  метр: 'м',
  'м.п': 'погм',
  'п.м': 'погм',
  мп: 'погм',
  пм: 'погм',
  'кв.м': 'м²',
  квм: 'м²',
  м2: 'м²',
  'куб.м': 'м³',
  кубм: 'м³',
  м3: 'м³',
  час: 'ч',
  часов: 'ч',
  тонна: 'т',
  тонн: 'т',
  килограмм: 'кг',
  упаковка: 'упак',
  упаковок: 'упак',
  уп: 'упак',
  месяц: 'мес',
  месяцев: 'мес',
  человек: 'чел',
  единица: 'ед',
};

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00A0.]/g, '');

/** The unit a person means by «шт.», «Компл» or «кв. м»; null when the handbook has none such. */
export function findUnit(units: readonly ItemUnit[], text: string): ItemUnit | null {
  const wanted = bare(text);
  if (wanted === '') return null;
  const bySymbol = (symbol: string) => units.find((unit) => bare(unit.symbol) === bare(symbol));
  const spelled = Object.entries(SPELLINGS).find(([written]) => bare(written) === wanted)?.[1];
  return bySymbol(wanted) ?? (spelled === undefined ? undefined : bySymbol(spelled)) ?? null;
}
