export interface NumberParts {
  n: number;
  year: number;
  /** Letter of the agreement's type; empty when there is none. */
  type: string;
}

/** A number by its pattern: `{n}/{year}-{type}` gives 112/2026-П, `{n:5}` gives leading zeros. */
export function formatNumber(pattern: string, { n, year, type }: NumberParts): string {
  return pattern.replace(/\{(n|year|type)(?::(\d{1,2}))?\}/g, (_, part: string, width?: string) => {
    const value = part === 'n' ? String(n) : part === 'year' ? String(year) : type;
    return value.padStart(Number(width ?? 0), '0');
  });
}
