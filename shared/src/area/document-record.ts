/** What every record of a card is known by. */
export interface DocumentRecord {
  id: number;
  lock_version: number;
}
