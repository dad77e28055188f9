import type { OfferComparison } from 'shared/contract/commercial-offer/offer-comparison';
import { http } from 'shared/http';

/** Offers for one need side by side. */
export async function getComparison(groupId: number, signal?: AbortSignal): Promise<OfferComparison> {
  return (await http.get<OfferComparison>(`/api/commercial-offers/groups/${String(groupId)}`, { signal }))
    .data;
}
