import { sql } from 'kysely';
import { addendumResource } from '../addendums/addendum-list';
import { agreementDocument } from '../agreements/agreement-document.service';
import { holds } from '../platform/http/access';
import { Forbidden, NotFound } from '../platform/http/errors';
import type { Db } from '../platform/database/database';
import { offerResource } from '../offers/offer-list';
import type { DocumentGuard, DocumentGuards } from './document-guard';
import { rowDocument } from './row-document';

async function counterpartyName(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ name_full: string }>`
    select name_full from counterparties where id = ${id} and deleted_at is null`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new NotFound('Контрагент не найден');
  return found.name_full;
}

/** Counterparties are open to every employee, and so are their charters and cards. */
const counterparty: DocumentGuard = {
  async requireReadable(db, _actor, id) {
    await counterpartyName(db, id);
  },
  async requireWritable(db, actor, { id }) {
    if (!holds(actor, 'counterparties.update')) throw new Forbidden();
    return counterpartyName(db, id);
  },
};

const addendum = rowDocument({
  resource: addendumResource,
  read: 'addendums.read',
  edit: 'addendums.edit',
  label: ({ number, title }) => `№\u00a0${number} «${title}»`,
});

const commercialOffer = rowDocument({
  resource: offerResource,
  read: 'commercial_offers.read',
  edit: 'commercial_offers.edit',
  label: ({ number, title }) => `№\u00a0${number} «${title}»`,
});

/** Whose files may be kept, and by which rules. */
export const documentGuards: DocumentGuards = {
  agreement: agreementDocument,
  addendum,
  commercial_offer: commercialOffer,
  counterparty,
};
