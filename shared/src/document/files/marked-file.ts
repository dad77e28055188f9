/** One version of a document's files, with what it is to the document. */
export interface MarkedFile {
  id: number;
  label: string;
}
