/** Page of the journal narrowed to one record: everything that happened to it, with who read and sent it. */
export function journalAddress({ kind, id }: { kind: string; id: number | string }): string {
  const narrowed = new URLSearchParams({ 'filter[entity_type][]': kind, 'filter[entity_id][]': String(id) });
  return `/activity-logs?${narrowed.toString()}`;
}
