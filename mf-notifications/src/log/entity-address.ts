const PAGES: Partial<Record<string, string>> = {
  agreement: '/agreements',
  addendum: '/addendums',
  commercial_offer: '/commercial-offers',
  company: '/counterparties',
  counterparty: '/counterparties',
  user: '/handbooks/users',
};

/** Address of the record a line of the journal speaks of; null when it has no page. */
export function entityAddress(line: { entity_type: string; entity_id: number | null }): string | null {
  const page = PAGES[line.entity_type];
  return page === undefined || line.entity_id === null ? null : `${page}/${String(line.entity_id)}`;
}
