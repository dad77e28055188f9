import type { QuotedPlace } from '../../contract/comment/comment';

/** «Договор.docx, версия 2». */
export function placeName({
  file_name,
  file_version,
}: Pick<QuotedPlace, 'file_name' | 'file_version'>): string {
  return `${file_name}, версия\u00a0${String(file_version)}`;
}
