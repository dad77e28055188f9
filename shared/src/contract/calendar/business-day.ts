const THREE_HOURS = 3 * 3_600_000;

/**
 * The company's calendar day at a moment since 26.10.2014, now unless said, `yyyy-mm-dd`: dates of documents live in
 * Moscow's zone, wherever the employee and their computer are, and Moscow has stood three hours east of Greenwich since.
 */
export function businessDay(moment: Date = new Date()): string {
  return new Date(moment.getTime() + THREE_HOURS).toISOString().slice(0, 10);
}

/** The company's time of day at a moment since then, `hh:mm`. */
export function businessTime(moment: Date): string {
  return new Date(moment.getTime() + THREE_HOURS).toISOString().slice(11, 16);
}
