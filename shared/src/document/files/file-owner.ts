/** A document whose files are meant; the server refuses a kind that has none. */
export interface FileOwner {
  /** Name of the kind. */
  type: string;
  id: number;
  /** Where the document is read from, so that its card is asked for anew when its files change. */
  resource?: string;
  /** Templates that its type names: they are offered before the others. */
  templates?: readonly number[] | undefined;
}
