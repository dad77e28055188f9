/** The shortest number one can ring from outside, in digits: that of a small exchange, without its town. */
const FEWEST_DIGITS = 5;

/** What one can ring, as a pattern; several phones and extensions may stand in one field. */
export const OUTSIDE_PHONE = `(?:\\d\\D*){${String(FEWEST_DIGITS)}}`;
/** The same, or the number of a colleague within the company: «101», «доб. 101», «вн. 101». */
export const WORK_PHONE = `${OUTSIDE_PHONE}|^(?:(?:[Дд]об|[Вв]н)[а-яё]*[.:]?\\s*)?\\d{2,4}$`;

export const OUTSIDE_PHONE_FAULT = 'Укажите номер телефона, например +7 495 123-45-67';
export const WORK_PHONE_FAULT = `${OUTSIDE_PHONE_FAULT}, или внутренний: 101, доб. 101`;
