/** What grows with a company beside its agreements, and what must differ between the copies of a row. */
const COPIED = {
  counterparties: {
    rows: 20_000,
    differences: {
      inn: `lpad((7000000000 + g)::text, 10, '0')`,
      ogrn: `lpad((1000000000000 + g)::text, 13, '0')`,
      name_short: `t.name_short || ' ' || g`,
      name_full: `t.name_full || ' ' || g`,
      is_own: `false`,
      external_ids: `'{}'`,
    },
  },
  addendums: {
    rows: 20_000,
    differences: {
      agreement_id: `(select max(id) from agreements) - g * 5`,
      number: `(100 + g % 7)::text || '-' || g`,
      deleted_at: `null`,
    },
  },
  commercial_offers: {
    rows: 20_000,
    differences: {
      number: `'КП-' || (100000 + g)`,
      counterparty_id: `(select max(id) from counterparties) - g % 5000`,
      is_winner: `false`,
      previous_id: `null`,
      competitor_group_id: `null`,
      deleted_at: `null`,
    },
  },
};

async function copy(client, table, { rows, differences }) {
  const { rows: columns } = await client.query(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const given = names.map((name) => differences[name] ?? `t.${name}`);
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${given.join(', ')}
     from (select *, row_number() over () as place, count(*) over () as of_all from ${table}) t
     join generate_series(1, ${rows}) g on t.place = g % t.of_all + 1`,
  );
}

/** Counterparties, addenda and offers are as many as a large company has; no rule is asked, and a second call adds none. */
export async function fillRecords(client) {
  for (const [table, wanted] of Object.entries(COPIED)) {
    const { rows } = await client.query(`select count(*)::int as held from ${table}`);
    if (rows[0].held >= wanted.rows) continue;
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await copy(client, table, wanted);
    await client.query('commit');
  }
  await client.query('vacuum analyze');
}

/** How many records the search looks through. */
export async function countRecords(client) {
  const tables = ['agreements', ...Object.keys(COPIED), 'users', 'products'];
  const { rows } = await client.query(
    `select ${tables.map((table) => `(select count(*) from ${table})`).join(' + ')} as held`,
  );
  return Number(rows[0].held);
}
