/** The text in Russian quotation marks; marks inside it become the inner kind: «Торговый дом „Уралкабель“». */
export function quoted(text: string): string {
  return `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`;
}
