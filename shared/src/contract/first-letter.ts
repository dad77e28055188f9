/** The text as a sentence begins: «тип договора» → «Тип договора»; the rest of it stays as it is. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text as a sentence goes on: «Тип договора» → «тип договора»; the rest of it stays as it is. */
export const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
