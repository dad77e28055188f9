import deals from '../company/deals.json';

/** A line of a specification: name, measure, price from–to with VAT, quantity from–to. */
export type DealItem = readonly [
  name: string,
  measure: string,
  priceFrom: number,
  priceTo: number,
  from: number,
  to: number,
];

/** What two companies may agree about; texts have places for a city, a street and a year. */
export interface Deal {
  /** What a partner lives on; deals are made only with those who can carry them out. */
  trades: readonly string[];
  /** Letter of the agreement type. */
  type: string;
  titles: readonly string[];
  subject: string;
  items: readonly DealItem[];
  /** Departments that start such agreements. */
  departments: readonly string[];
  /** Months in force, from–to; null for one without an end. */
  months: readonly [number, number] | null;
  /** How the money goes; the first is the commonest. */
  payment?: 'advance' | 'monthly' | 'after';
}

/** Everything that is bought, sold, rented and done. */
export const DEALS = deals as unknown as readonly Deal[];
