/** «7736050003/773601001» as its two numbers, however it is parted; null when it is not such a pair. */
export function parseInnKpp(text: string): { inn: string; kpp: string } | null {
  const pair = /^\D*(\d{10})\s*(?:[/\\|;,\s]\s*(?:КПП)?|КПП)[\s:№]*(\d{4}[0-9A-Z]{2}\d{3})\D*$/iu;
  const [, inn = '', kpp = ''] = pair.exec(text.trim()) ?? [];
  return inn === '' ? null : { inn, kpp };
}
