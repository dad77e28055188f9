import type { VatMode } from './vat';

/** What the name of a tax follows from: of a document, or of a line of it. */
export interface Taxed {
  vat_mode: VatMode;
  /** Null of a line, and percent null, is «Без НДС»; a rate that is only computed with has no name. */
  vat_rate: { name?: string; percent: string | null } | null;
}

/** The rate that is paid; null without tax. */
const percentOf = ({ vat_mode, vat_rate }: Taxed) =>
  vat_mode === 'none' || vat_rate?.percent == null ? null : Number(vat_rate.percent);

/**
 * What the tax of a document is called: the rate its lines are taxed by, or that of the document without lines; «НДС»
 * alone where the lines are taxed by several; null when nothing is taxed.
 */
export function taxName(document: Taxed, lines: readonly Taxed[]): string | null {
  const isOpen = lines.length === 0 && document.vat_mode !== 'none' && document.vat_rate === null;
  if (isOpen) return 'НДС';
  const percents = new Set((lines.length === 0 ? [document] : lines).map(percentOf));
  percents.delete(null);
  const [percent, ...others] = percents;
  if (percent === undefined) return null;
  if (others.length > 0) return 'НДС';
  const named = [document, ...lines].find(
    (part) => percentOf(part) === percent && part.vat_rate?.name !== undefined,
  );
  // «НДС 20 %» is read in one piece.
  return named?.vat_rate?.name?.replaceAll(' ', '\u00A0') ?? 'НДС';
}
