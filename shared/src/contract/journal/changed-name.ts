import type { ActivityChange } from './activity-log';

/** What a line says it has changed: a file by its own name, a field by its label. */
export const changedName = ({ field, label, old, new: now }: ActivityChange): string =>
  field === 'file' ? (now ?? old ?? label) : label;
