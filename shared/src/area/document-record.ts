/** What every record of a card is known by. */
export interface DocumentRecord {
  id: number;
  lock_version: number;
  /** Who changed it last; null when it was not an employee. */
  updated_by_id?: number | null | undefined;
  /** When its content was destroyed by act; null or absent of one that is kept. */
  destroyed_at?: string | null | undefined;
}
