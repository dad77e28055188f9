import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import type { Company } from '../agreements/company.builder';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { TestApp } from '../platform/testing/test-app';
import { aVersion } from '../files/version.builder';

/** What a new offer is made of. */
export const anOffer =
  (company: Company, responsible: Actor) =>
  (change: object = {}) => ({
    offer_date: '2026-11-10',
    title: 'Поставка коммутаторов доступа',
    organization_id: company.organizationId,
    counterparty_id: company.counterpartyId,
    responsible_id: responsible.id,
    // A document with lines has their sum.
    ...('items' in change ? {} : { amount: '1220.00' }),
    vat_rate_id: company.rateId('vat22'),
    ...change,
  });

type Answer = ReturnType<ReturnType<TestApp['as']>['get']>;

/** What a test asks of offers. */
export interface OfferCalls {
  at(offer: { id: number }): string;
  get(offer: { id: number }): Promise<CommercialOffer>;
  post(change?: object, actor?: Actor): Answer;
  /** Makes it and answers its card. */
  add(change?: object): Promise<CommercialOffer>;
  patch(offer: CommercialOffer, body: object, actor?: Actor): Answer;
  act(offer: CommercialOffer, action: string, body?: object): Answer;
  /** The same calls of another employee. */
  by(actor: Actor): OfferCalls;
}

/** Calls of an employee about offers made of the draft. */
export function callsOf(app: TestApp, owner: Actor, draft: (change?: object) => object): OfferCalls {
  const at = ({ id }: { id: number }) => `/api/commercial-offers/${String(id)}`;
  const post = (change: object = {}, actor = owner) =>
    app.as(actor).post('/api/commercial-offers', draft(change));
  return {
    at,
    post,
    get: async (offer) => (await app.as(owner).get(at(offer))).json<CommercialOffer>(),
    add: async (change) => (await post(change)).json<CommercialOffer>(),
    patch: (offer, body, actor = owner) =>
      app.as(actor).patch(at(offer), { lock_version: offer.lock_version, ...body }),
    by: (actor) => callsOf(app, actor, draft),
    act: (offer, action, body = {}) =>
      app.as(owner).post(`${at(offer)}/${action}`, { lock_version: offer.lock_version, ...body }),
  };
}

/** A text of the offer, past the service of files. */
export const aFile = (db: Db, { id }: { id: number }) => aVersion(db, { type: 'commercial_offer', id });
