/** The name of a document with its number held together: no line ends with «№» or with «к». */
export function tiedName(label: string): string {
  return label.replaceAll('№ ', '№\u00A0').replace(' к договору', ' к\u00A0договору');
}
