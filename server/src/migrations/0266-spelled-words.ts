/** What a record of each table is called. */
const CALLED: Record<string, readonly string[]> = {
  agreements: ['title'],
  addendums: ['title'],
  commercial_offers: ['title'],
  counterparties: ['name_short', 'name_full'],
  users: ['full_name'],
  products: ['name'],
};

const nameOf = (columns: readonly string[], row: string) =>
  columns.map((column) => `coalesce(${row}.${column}, '')`).join(` || ' ' || `);

const kept = (table: string, columns: readonly string[]) => `
create function ${table}_spell() returns trigger language plpgsql as $$ begin
  perform spell(${nameOf(columns, 'new')});
  return null;
end $$;
create trigger ${table}_spelled_new after insert on ${table} for each row execute function ${table}_spell();
create trigger ${table}_spelled_anew after update of ${columns.join(', ')} on ${table}
  for each row when (${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
  execute function ${table}_spell();
`;

/**
 * Every word that a record is called by, for the search to know which one was meant by a slip. No index is unique: two
 * transactions that bring the same new word would wait for each other, and a word told twice does no harm.
 */
export default [
  `
create table spelled_words (word text not null);
create index spelled_words_of_word on spelled_words (word);
create index spelled_words_search on spelled_words using gin (trigram_text(word) gin_trgm_ops);
create function words_of(value text) returns setof text language sql immutable parallel safe as $$
  select part from (
    select whole from regexp_split_to_table(search_text(value), '[^а-яa-z0-9-]+') whole
    union
    select part from regexp_split_to_table(search_text(value), '[^а-яa-z0-9]+') part
  ) of_text (part) where part ~ '^[а-яa-z][а-яa-z-]{4,39}$'
$$;
create function spell(value text) returns void language plpgsql as $$ begin
  insert into spelled_words (word)
  select fresh.word from words_of(value) fresh (word)
  where not exists (select from spelled_words known where known.word = fresh.word);
end $$;
`,
  ...Object.entries(CALLED).map(([table, columns]) => kept(table, columns)),
  `
insert into spelled_words (word)
select distinct word from (
  ${Object.entries(CALLED)
    .map(([table, columns]) => `select ${nameOf(columns, 't')} as called from ${table} t`)
    .join('\n  union ')}
) named, words_of(called) word;
analyze spelled_words;
`,
].join('');
