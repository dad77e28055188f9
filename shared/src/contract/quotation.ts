/** Signs that turn the words around them about: a text that is only quoted must not turn those of the sentence. */
const TURNING = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The text in Russian quotation marks; marks inside it become the inner kind: «Торговый дом „Уралкабель“». */
export function quoted(text: string): string {
  return `«${text.replace(TURNING, '').replaceAll('«', '„').replaceAll('»', '“')}»`;
}
