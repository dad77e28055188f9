import { sql } from 'kysely';
import { agreementNameText } from '../../lists/columns/agreement-name';
import type { Books } from '../demo-books';
import type { DemoStep } from '../demo-step';
import { contractDocx } from '../texts/contract-docx';
import type { ContractText } from '../texts/contract-text';
import { addendumText, type WrittenAddendum } from './addendum-text';
import { fileName, keepFiles, type NewFile } from './kept-files';
import { offerText, type WrittenOffer } from './offer-text';

interface Kept {
  id: number;
  status: string;
  author_id: number;
  /** Milliseconds: the text was brought with the document. */
  at: number;
}

/** Titles of the sides and the city of ours, over a document `d` of the parties `o` and `c`. */
const sides = sql`
  coalesce(substring(o.legal_address from 'г\\. ([^,]+)'), 'Санкт-Петербург') as city,
  concat_ws(' ', o.legal_form, '«' || o.name_short || '»') as ours, c.name_full as theirs`;
const kept = sql`d.id, d.status, d.created_by_id as author_id,
  (extract(epoch from d.created_at) * 1000)::bigint as at`;

interface FoundAddendum extends Kept, WrittenAddendum {
  /** As the name of the file has it, with a number of the paper or without. */
  agreement_number: string;
}

async function findAddendums({ trx }: DemoStep): Promise<FoundAddendum[]> {
  const { rows } = await sql<FoundAddendum>`
    select ${kept}, d.number, d.addendum_date as dated, d.effective_from, d.is_retroactive, d.summary,
      'termination' = any(d.kinds) as is_termination, coalesce(a.number, a.internal_number) as agreement_number,
      ${agreementNameText('a')} as agreement_name,
      a.agreement_date, t.code as type_code, ${sides},
      (select coalesce(json_agg(json_build_object('field', h.field, 'old_value', h.old_value, 'new_value',
          h.new_value, 'clause_ref', h.clause_ref, 'item_name', i.name) order by h.id), '[]')
        from addendum_changes h left join agreement_items i on h.target = 'item' and i.id = h.target_id
        where h.addendum_id = d.id) as changes
    from addendums d join agreements a on a.id = d.agreement_id join agreement_types t on t.id = a.agreement_type_id
      join counterparties o on o.id = a.organization_id join counterparties c on c.id = a.counterparty_id
    where d.status not in ('draft', 'cancelled') order by d.id`.execute(trx);
  return rows;
}

async function findOffers({ trx }: DemoStep): Promise<(Kept & WrittenOffer)[]> {
  const { rows } = await sql<Kept & WrittenOffer>`
    select ${kept}, d.number, d.offer_date as dated, d.direction, d.subject, ${sides}, d.amount, d.currency_code,
      d.valid_until, d.delivery_days, d.delivery_terms, d.payment_terms, d.warranty_months,
      (select coalesce(json_agg(json_build_object('name', i.name, 'measure', m.symbol, 'quantity',
          trim_scale(i.quantity)::text, 'price', i.price::text, 'amount', i.amount::text) order by i.position), '[]')
        from commercial_offer_items i join measures m on m.id = i.measure_id
        where i.commercial_offer_id = d.id) as items
    from commercial_offers d join counterparties o on o.id = d.organization_id
      join counterparties c on c.id = d.counterparty_id
    where d.status not in ('draft', 'cancelled') order by d.id`.execute(trx);
  return rows;
}

interface Paper {
  document: NewFile['document'];
  documentType: number | null;
  prefix: string;
  number: string;
  day: string;
  text: () => ContractText;
}

/** What went on approval is frozen by its sending; what was agreed upon before stays frozen. */
function fileOf({ status, author_id: authorId, at }: Kept, paper: Paper): NewFile {
  const { document, documentType, prefix, number, day, text } = paper;
  const isSent = ['on_approval', 'rework', 'approved'].includes(status);
  const brought = new Date(Number(at));
  return {
    document,
    documentType,
    kind: isSent ? 'approval' : 'final',
    version: 1,
    isCurrent: true,
    frozenAt: isSent ? null : brought,
    extension: 'docx',
    name: fileName(prefix, { number, day, extension: 'docx' }),
    comment: null,
    authorId,
    at: brought,
    content: () => Promise.resolve(contractDocx(text())),
  };
}

/** Texts of the addenda and offers that were sent to somebody: nothing is approved or signed without one. */
export async function addPaperFiles(step: DemoStep, { documentTypes }: Books): Promise<void> {
  const addendums = (await findAddendums(step)).map((row) =>
    fileOf(row, {
      document: { kind: 'addendum', id: row.id },
      documentType: documentTypes.get('addendum_text') ?? null,
      prefix: 'Дополнительное соглашение',
      number: `${row.agreement_number}-${row.number}`,
      day: row.dated,
      text: () => addendumText(row),
    }),
  );
  const offers = (await findOffers(step)).map((row) =>
    fileOf(row, {
      document: { kind: 'commercial_offer', id: row.id },
      documentType: documentTypes.get('offer_text') ?? null,
      prefix: 'Коммерческое предложение',
      number: row.number,
      day: row.dated,
      text: () => offerText(row),
    }),
  );
  await keepFiles(step, [...addendums, ...offers]);
}
