import { type RawBuilder, sql } from 'kysely';

/** Where the signatures of further sides stand, and what says of which document they are. */
const FURTHER = {
  agreement: { table: 'agreement_parties', owner: 'agreement_id' },
  addendum: { table: 'addendum_signatures', owner: 'addendum_id' },
} as const;

/**
 * The version of the document's text that counts, as a scalar of a query: of a signed one what its signatures name as
 * such, and where they name none the signed file or its scan; otherwise what the running or the last approval has frozen;
 * null while there is neither.
 */
export function currentVersionId(document: {
  type: keyof typeof FURTHER;
  id: RawBuilder<number>;
  isSigned: RawBuilder<boolean>;
  /** The alias of its row, which names the files of the two signatures. */
  row: string;
}): RawBuilder<number | null> {
  const { type, id, isSigned, row } = document;
  const named = [`${row}.signed_by_us_version_id`, `${row}.signed_by_them_version_id`].map((one) =>
    sql.ref(one),
  );
  const { table, owner } = FURTHER[type];
  const isNamed = sql<boolean>`(coalesce(v.id in (${sql.join(named)}), false) or exists (
    select from ${sql.table(table)} fs where fs.${sql.ref(owner)} = ${id} and fs.signed_version_id = v.id))`;
  return sql<number | null>`coalesce(
    case when ${isSigned} then (
      select v.id from document_versions v
      where v.documentable_type = ${sql.lit(type)} and v.documentable_id = ${id}
        and v.kind <> 'signature' and (v.kind in ('signed', 'scan') or ${isNamed})
      order by ${isNamed} desc, v.kind = 'signed' desc, v.kind = 'scan' desc, v.id desc limit 1) end,
    (select ac.document_version_id from approval_chains ac
      where ac.approvable_type = ${sql.lit(type)} and ac.approvable_id = ${id} and ac.document_version_id is not null
      order by ac.round desc limit 1))`;
}
