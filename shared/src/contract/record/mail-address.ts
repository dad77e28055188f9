const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True of a text that can be a mail address, as far as its shape tells. */
export const isMailAddress = (text: string): boolean => MAIL.test(text);
