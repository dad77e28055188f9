/** Days whose decisions count, as the server takes them. */
export const PERIODS = ['30', '90', '365'] as const;

/** What the page of heads is narrowed to; null narrows nothing. */
export interface OversightChoice {
  days: (typeof PERIODS)[number];
  kind: string | null;
  departmentId: number | null;
}
