/** Names of documents in a text with their numbers held together: no line ends with «№» or with «к». */
export function tiedName(text: string): string {
  return text.replaceAll('№ ', '№\u00A0').replaceAll(' к договору', ' к\u00A0договору');
}
