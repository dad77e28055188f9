const BEST = 5;

const numeric = (text) => /^\S*\d\S*$/.test(text);

/** Every word as a pattern, in the form in which texts are kept for search. */
const patternsOf = (text) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .map((word) => `%${word}%`);

const stemsOf = (text) => {
  const words = text.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
  return words
    .map((word, at) => (at === words.length - 1 && word.length > 2 ? `${word}:*` : word))
    .join(' & ');
};

/** The five newest ids of a table, by a condition that an index answers. */
const newest = (kind, { from, id, where }) =>
  `(select '${kind}' as kind, ${id} as id from ${from} where ${where} order by ${id} desc limit ${BEST})`;

const inFiles = (kind, id, at) => `${id} = any(array(
  select v.documentable_id from file_texts t
  join files f on f.sha256 = t.sha256 join document_versions v on v.file_id = f.id
  where t.search @@ to_tsquery('russian', $${at}) and v.documentable_type = '${kind}' and v.is_current
    and f.destroyed_at is null))`;

/** What somebody who knows the tables would ask for the same hits, all kinds of documents and companies in one statement. */
export function searchSql(text) {
  const patterns = patternsOf(text);
  const stems = `$${patterns.length + 1}`;
  const like = (column) =>
    patterns
      .map((_, at) => `(trigram_text(${column}) like trigram_text($${at + 1}) and ${column} like $${at + 1})`)
      .join(' and ');
  const fileCondition = (kind, id) => (numeric(text) ? '' : ` or ${inFiles(kind, id, patterns.length + 1)}`);
  const ofAgreement = numeric(text)
    ? `a.number_search like $1`
    : `a.text_search @@ to_tsquery('russian', ${stems})`;
  const parts = [
    newest('agreement', {
      from: 'agreements a',
      id: 'a.id',
      where: `a.deleted_at is null and (${ofAgreement}${fileCondition('agreement', 'a.id')})`,
    }),
    newest('commercial_offer', {
      from: 'commercial_offers f',
      id: 'f.id',
      where: `f.deleted_at is null and ((${like('f.search')})${fileCondition('commercial_offer', 'f.id')})`,
    }),
    newest('counterparty', {
      from: 'counterparties c',
      id: 'c.id',
      where: `c.deleted_at is null and ${like('c.search')}`,
    }),
  ];
  const values = numeric(text) ? patterns : [...patterns, stemsOf(text)];
  return { text: parts.join(' union all '), values };
}
