/** Keys of the columns that can stand in a file, in order. */
export function exportKeys(columns: readonly { key: string; isScreenOnly?: boolean }[]): string[] {
  return columns.filter((column) => column.isScreenOnly !== true).map((column) => column.key);
}
