import type { Book } from 'shared/contract/books/book';
import type { Register } from './lists/register-catalogue';

/** Its parts agree with each other; to everybody else a row is just a record. */
const plain = <Row extends object>(register: Register<Row>) => register as unknown as Register<object>;

const DOCUMENTS: Readonly<Record<string, () => Promise<Register<object>>>> = {
  agreements: async () => plain((await import('./agreements/list/agreement-register')).agreementRegister),
  addendums: async () => plain((await import('./addendums/list/addendum-register')).addendumRegister),
  'commercial-offers': async () => plain((await import('./offers/list/offer-register')).offerRegister),
  counterparties: async () =>
    plain((await import('./counterparties/list/counterparty-register')).counterpartyRegister),
  users: async () => plain((await import('./users/user-register')).userRegister),
};

async function bookOf(resource: string): Promise<Register<object> | null> {
  const { BOOKS } = await import('shared/contract/books/books');
  const book = (BOOKS as readonly Book[]).find(({ kind }) => kind.resource === resource);
  if (book === undefined) return null;
  const { bookRegister } = await import('./handbooks/book-register');
  return plain(bookRegister(book));
}

/**
 * The register of that resource, out of its own files alone; null when it takes what other modules tell it, as the
 * journal and the obligations do, or when it is unknown here.
 */
export async function standingRegister(resource: string): Promise<Register<object> | null> {
  const load = Object.hasOwn(DOCUMENTS, resource) ? DOCUMENTS[resource] : undefined;
  return load === undefined ? bookOf(resource) : load();
}
