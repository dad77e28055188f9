/** A document whose files are meant, as the server names it. */
export interface FileOwner {
  type: 'agreement' | 'addendum' | 'commercial_offer' | 'counterparty';
  id: number;
}

/** The resource a document of the kind is read from, so that its card can be asked for anew. */
export const OWNER_RESOURCES: Readonly<Record<FileOwner['type'], string>> = {
  agreement: 'agreements',
  addendum: 'addendums',
  commercial_offer: 'commercial-offers',
  counterparty: 'counterparties',
};
