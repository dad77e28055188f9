import type { VatMode } from '../../contract/money/vat';

/** The rate a document is taxed by: its number in the book, its name, and the percent taxes are computed from. */
export interface DocumentRate {
  value: number;
  label: string;
  /** Null is «Без НДС». */
  percent: string | null;
}

/** The document's tax: it holds for every line that has none of its own. */
export interface DocumentVat {
  vat_mode: VatMode;
  vat_rate: DocumentRate | null;
  /** Of the whole, beside those of the lines; of a document that gives none, absent. */
  discount_percent?: string | null;
}

/** What lines need of their document, whatever kind of document it is. */
export interface DocumentMoney extends DocumentVat {
  currency_code: string;
}
