import { expertSql } from './expert-sql.mjs';

const base = '/api/agreements?sort=-agreement_date&per_page=50';

/** What employees ask of a large register: the address, and the statement of an expert for the same rows. */
export async function listCases(client) {
  const { rows } = await client.query(
    `select responsible_id, status, count(*)::int as rows from agreements
     where deleted_at is null and archived_at is null and status = 'active'
     group by 1, 2 order by count(*) desc, 1 limit 1`,
  );
  const [{ responsible_id: responsible, status }] = rows;
  return [
    { name: 'first page', path: base, expert: expertSql.newest() },
    {
      name: 'status and responsible',
      path: `${base}&filter[status]=${status}&filter[responsible_id]=${responsible}`,
      expert: expertSql.filtered({ status, responsible }),
    },
    numberCase('number, five digits', '54321'),
    numberCase('number, three digits', '543'),
    textCase('text, rarer words', 'лизинг экскаватора'),
    textCase('text, common words', 'поставка оборудования'),
    { name: 'page 1000', path: `${base}&page=1000`, expert: expertSql.deep() },
  ];
}

function numberCase(name, piece) {
  return { name, path: `${base}&search=${piece}`, expert: expertSql.number({ piece }) };
}

function textCase(name, text) {
  const words = text.split(' ');
  const query = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ');
  return { name, path: `${base}&search=${encodeURIComponent(text)}`, expert: expertSql.text({ query }) };
}
