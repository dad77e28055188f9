import type { TaskRow } from '../chains/chains.repository';

type Held = Pick<TaskRow, 'source' | 'on_behalf_of_id' | 'original_assignee_id'>;

/** For whom the holder of the seat decides as a deputy; null: for themselves, as whoever a seat was forwarded to does. */
export const behalfOf = ({ source, on_behalf_of_id: represented, original_assignee_id: original }: Held) =>
  source === 'deputy' ? (represented ?? original) : null;
