import { sql } from 'kysely';
import { HIDDEN_RECORD } from 'shared/contract/record/hidden-record';
import { agreementNameText } from '../lists/columns/agreement-name';
import { ATTACHED, attachedFiles } from '../lists/columns/attached-files';
import { missingDocuments } from '../lists/columns/missing-documents';
import { partiesOfAgreement } from '../lists/columns/parties-json';
import {
  accountJson,
  counterpartyJson,
  employeeJson,
  rateJson,
  signatoryJson,
} from '../lists/columns/reference-json';
import { sidesOfAgreement } from '../lists/columns/sides-json';
import { versionJson } from '../lists/columns/version-json';
import { watcherIds } from '../lists/columns/watcher-ids';
import { currentVersionId } from '../lists/current-version';
import { fixed } from '../platform/database/fixed';
import { itemsJson } from '../records/lines/item-lines.repository';
import { AGREEMENT_COMING } from './agreement-coming';
import { AGREEMENT_ITEMS } from './lines/agreement-lines.repository';
import { agreementResource } from './list/agreement-list';

const ID = sql<number>`a.id`;

const currentVersion = currentVersionId({
  type: 'agreement',
  row: 'a',
  id: ID,
  isSigned: sql<boolean>`a.status in ('signed', 'active', 'suspended', 'completed', 'expired', 'terminated')`,
});

/** Whether it is connected with another record from either end, seen by the viewer or not. */
const HAS_LINKS = sql<boolean>`(exists (select from agreement_links l where l.agreement_id = ${ID})
  or exists (select from agreement_links l where l.to_type = 'agreement' and l.to_id = ${ID}))`;

/** What the card of an agreement under `a` tells to every reader; a parent under `pa` that is not `seen` has no name. */
export const CARD_COLUMNS = fixed(sql`a.*, ${itemsJson(AGREEMENT_ITEMS, ID)} as items,
  ${partiesOfAgreement(ID)} as parties, ${agreementResource.columns},
  a.amount, a.vat_amount, a.currency_code, a.end_date, a.is_indefinite, ${rateJson('ev')} as effective_vat_rate,
  ${counterpartyJson('oc')} as counterparty, ${counterpartyJson('c')} as effective_counterparty,
  ${employeeJson('cu', 'cud')} as curator, ${employeeJson('au', 'aud')} as author,
  case when pa.id is not null then json_build_object(
    'id', pa.id, 'name', case when seen.id is null then ${sql.lit(HIDDEN_RECORD)}
      else ${agreementNameText('pa')} || ' — ' || pa.title end
  ) end as parent_agreement, ${rateJson('v')} as vat_rate,
  ${signatoryJson('os')} as our_signatory, ${signatoryJson('ts')} as their_signatory,
  ${accountJson('ba')} as bank_account, ${sidesOfAgreement(ID, 'c')} as sides, r.status as responsible_status,
  t.code as type_code, t.retention_years, t.is_kept_forever, t.field_rules, t.default_chain_template_id,
  t.file_template_ids,
  ${missingDocuments({ kind: 'agreement', id: ID, named: sql`t.required_document_type_ids` })} as missing_documents,
  ${ATTACHED},
  ${versionJson(sql<number | null>`a.signed_by_us_version_id`)} as signed_by_us_file,
  ${versionJson(sql<number | null>`a.signed_by_them_version_id`)} as signed_by_them_file,
  ${currentVersion} as current_version_id, ${watcherIds('agreement', ID)} as watcher_ids,
  ${HAS_LINKS} as has_links, ${AGREEMENT_COMING} as coming`);

/** Where those columns come from, beside the agreement under `a` and whether its parent is `seen`. */
export const CARD_JOINS = fixed(sql`${agreementResource.joins ?? sql``}
  join counterparties oc on oc.id = a.counterparty_id
  left join users cu on cu.id = a.curator_id left join departments cud on cud.id = cu.department_id
  left join users au on au.id = a.created_by_id left join departments aud on aud.id = au.department_id
  left join agreements pa on pa.id = a.parent_agreement_id
  left join commercial_offers bo on bo.id = a.commercial_offer_id and bo.deleted_at is null
  left join vat_rates v on v.id = a.vat_rate_id
  left join vat_rates ev on ev.id = case when a.effective_terms ? 'vat_rate_id'
    then (a.effective_terms #>> '{vat_rate_id,value}')::bigint else a.vat_rate_id end
  left join signatories os on os.id = a.our_signatory_id
  left join signatories ts on ts.id = a.their_signatory_id
  left join bank_accounts ba on ba.id = a.bank_account_id
  ${attachedFiles({ kind: 'agreement', id: ID })}`);
