import type { Subscriptions } from 'shared/contract/list/subscription';
import { http } from 'shared/http';

/** What the person has subscribed to and still sees, the latest first. */
export async function findSubscriptions(signal: AbortSignal): Promise<Subscriptions> {
  return (await http.get<Subscriptions>('/api/subscriptions', { signal })).data;
}

/** A record of any kind, or a saved view. */
export type Subject = { resource: string; id: number } | { viewId: number };

const address = (subject: Subject) =>
  'viewId' in subject
    ? `/api/subscriptions/views/${String(subject.viewId)}`
    : `/api/subscriptions/records/${subject.resource}/${String(subject.id)}`;

/** The person hears of it from now on. */
export async function subscribe(subject: Subject): Promise<void> {
  await http.put(address(subject));
}

/** The person hears of it no longer. */
export async function unsubscribe(subject: Subject): Promise<void> {
  await http.delete(address(subject));
}
