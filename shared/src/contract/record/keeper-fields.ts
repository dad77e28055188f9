import { id } from './field';

/** Who made a record and who changed it last; null when it was not an employee. */
export const keptBy = {
  created_by_id: id.nullable().optional(),
  updated_by_id: id.nullable().optional(),
};

/** Likewise of what can be put into the archive. */
export const archivedBy = { ...keptBy, archived_by_id: id.nullable().optional() };
