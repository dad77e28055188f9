import { type RawBuilder, sql } from 'kysely';

/**
 * The version of the document's text that counts, as a scalar of a query: of a signed one the signed file, or what its
 * signatures name as such; otherwise what the running or the last approval has frozen; null while there is neither.
 */
export function currentVersionId(document: {
  type: string;
  id: RawBuilder<number>;
  isSigned: RawBuilder<boolean>;
  /** The alias of its row, which names the files of the two signatures. */
  row: string;
}): RawBuilder<number | null> {
  const { type, id, isSigned, row } = document;
  const named = [`${row}.signed_by_us_version_id`, `${row}.signed_by_them_version_id`].map((one) =>
    sql.ref(one),
  );
  return sql<number | null>`coalesce(
    case when ${isSigned} then (
      select v.id from document_versions v
      where v.documentable_type = ${sql.lit(type)} and v.documentable_id = ${id} and (v.kind in ('signed', 'scan')
        or v.id in (${sql.join(named)}) and v.kind <> 'signature')
      order by v.kind = 'signed' desc, v.kind = 'scan' desc, v.id desc limit 1) end,
    (select ac.document_version_id from approval_chains ac
      where ac.approvable_type = ${sql.lit(type)} and ac.approvable_id = ${id} and ac.document_version_id is not null
      order by ac.round desc limit 1))`;
}
