const columns = `
  a.id, a.number, a.internal_number, a.agreement_date, a.title, a.status, a.direction, a.kind, a.amount, a.vat_amount,
  a.currency_code, a.start_date, a.end_date, a.is_indefinite, a.originals_status, a.tags, a.archived_at, a.created_at,
  a.updated_at, a.lock_version, a.created_by_id, t.id as type_id, t.name as type_name, t.approval_required,
  o.id as organization_id, o.name_short as organization_name, o.legal_form as organization_form,
  o.inn as organization_inn, o.kpp as organization_kpp, c.id as counterparty_id, c.name_short as counterparty,
  c.legal_form as counterparty_form, c.inn as counterparty_inn_now, c.kpp as counterparty_kpp, d.id as department_id,
  d.name as department_name, r.id as responsible_id, r.full_name as responsible, rd.name as responsible_department,
  (select e.effective_from || '/' || e.number from addendums e
    where e.agreement_id = a.id and e.deleted_at is null and e.status = 'signed' and 'termination' = any(e.kinds)
    order by e.effective_from limit 1) as agreed_end`;

const joins = `
  join agreement_types t on t.id = a.agreement_type_id
  join counterparties o on o.id = a.organization_id
  join counterparties c on c.id = a.counterparty_id
  join users r on r.id = a.responsible_id
  left join departments rd on rd.id = r.department_id
  left join departments d on d.id = a.department_id`;

const live = 'a.deleted_at is null and a.archived_at is null';
const newest = 'a.agreement_date desc nulls last, a.id desc';

/** The page's ids from an index alone, then its rows, and the total by the given expression, in one statement. */
function page({ where, limit = 50, offset = 0, total }) {
  return `
    select ${columns}, ${total} as total
    from (select a.id from agreements a where ${where} order by ${newest} limit ${limit} offset ${offset}) page
    join agreements a on a.id = page.id ${joins}
    order by ${newest}`;
}

const kept = `(select sum(change) from agreement_totals where bucket = 'live')`;
const capped = (where) =>
  `(select count(*) from (select from agreements a where ${where} limit 10001) as counted)`;

/** All that fits is found once; the page and the total are both taken of it. Best where little fits. */
function pageOfFew({ where }) {
  return `
    with found as materialized (select a.id, a.agreement_date from agreements a where ${where})
    select ${columns}, (select least(count(*), 10001) from found) as total
    from (select a.id from found a order by ${newest} limit 50) page
    join agreements a on a.id = page.id ${joins}
    order by ${newest}`;
}

/** Both ways for a condition whose hits may be few or many: the faster one of the run is what an expert would take. */
function bothWays(where, values) {
  return [
    { text: page({ where, total: capped(where) }), values },
    { text: pageOfFew({ where }), values },
  ];
}

/** Every row of the register, in its order. */
export const everyRow = `select ${columns} from agreements a ${joins} where ${live} order by ${newest}`;

/** The statements an expert would try for a case. */
export const expertSql = {
  newest: () => [{ text: page({ where: live, total: kept }), values: [] }],
  deep: () => [{ text: page({ where: live, offset: 999 * 50, total: kept }), values: [] }],
  filtered: ({ status, responsible }) =>
    bothWays(`${live} and a.status = $1 and a.responsible_id = $2`, [status, responsible]),
  number: ({ piece }) => bothWays(`${live} and a.number_search like $1`, [`%${piece}%`]),
  text: ({ query }) => bothWays(`${live} and a.text_search @@ to_tsquery('russian', $1)`, [query]),
};
