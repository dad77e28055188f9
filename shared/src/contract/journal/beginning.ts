/** Actions by which a record begins, without its kind. */
const BEGINNINGS: readonly string[] = ['created', 'copied', 'revision-created', 'registered', 'set_up'];

/** True of a line before which there was no record. */
export function isBeginning({ action }: { action: string }): boolean {
  return BEGINNINGS.includes(action.slice(action.lastIndexOf('.') + 1));
}
