const HEAD = [
  'Номер',
  'Дата',
  'Название',
  'Тип договора',
  'Наша организация',
  'ИНН контрагента',
  'Ответственный',
  'Сумма',
  'Ставка НДС',
];

/** Records of the demo company that rows can name without doubt. */
export async function namesOf(client) {
  const column = async (statement) => (await client.query(statement)).rows.map(({ text }) => text);
  return {
    types: await column(`select name as text from agreement_types
       where is_active and archived_at is null and kind = 'standard' and direction <> 'none'`),
    organizations: await column(
      `select name_short as text from counterparties
       where is_own and deleted_at is null and archived_at is null
       group by name_short having count(*) = 1`,
    ),
    partners: await column(
      `select inn as text from counterparties
       where not is_own and deleted_at is null and archived_at is null and inn is not null
       group by inn having count(*) = 1`,
    ),
    people: await column(`select email as text from users where status = 'active' and deleted_at is null`),
  };
}

const of = (texts, at) => texts[at % texts.length];
const two = (number) => String(number).padStart(2, '0');

function rowOf(at, prefix, names) {
  const row = [
    `${prefix}-${at}`,
    `${two((at % 28) + 1)}.${two((at % 11) + 1)}.2026`,
    `Поставка по заявке ${at}`,
    of(names.types, at),
    of(names.organizations, at),
    of(names.partners, at),
    of(names.people, at),
    `${1000 + at},50`,
    '22 %',
  ];
  // Of each hundred rows three are wrong, each in its own way.
  if (at % 100 === 17) row[5] = '0000000000';
  if (at % 100 === 41) row[1] = 'вчера';
  if (at % 100 === 73) [row[0], row[4]] = [`${prefix}-${at - 1}`, of(names.organizations, at - 1)];
  return row;
}

/** A text of so many agreements, some of them wrong, whose numbers begin with the prefix. */
export function agreementTable({ rows, prefix, names }) {
  const lines = [HEAD];
  for (let at = 0; at < rows; at += 1) lines.push(rowOf(at, prefix, names));
  return lines.map((cells) => cells.join(';')).join('\n');
}
