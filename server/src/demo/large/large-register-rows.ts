import { type RawBuilder, sql } from 'kysely';

/** How many of a hundred rows of each age stand where; the sums are a hundred. */
const ENDED = sql`(array['completed', 'completed', 'completed', 'expired', 'terminated', 'completed', 'cancelled', 'expired'])`;
const FRESH = sql`(array['draft', 'on_approval', 'on_approval', 'approved', 'on_signing', 'signed', 'rework', 'draft'])`;

/** A number that looks random but belongs to the row for ever: `least(abs(hash), …) % limit`. */
const draw = (salt: number, limit: RawBuilder<unknown>) =>
  sql`(abs(hashint8(g::bigint * 31 + ${sql.lit(salt)})::bigint) % ${limit})`;

/**
 * The statement that makes the rows, whose checks and triggers may be out: `count` agreements over four years whose numbers begin with `first`, each of a
 * deal, a partner able to make it and an employee of one of its departments.
 */
export function largeRegisterRows(given: {
  count: number;
  first: number;
  today: string;
  streets: readonly string[];
}): RawBuilder<unknown> {
  const { count, first, today, streets } = given;
  return sql`
    with people as materialized (
      select d.code, array_agg(u.id order by u.id) as ids
      from users u join departments d on d.id = u.department_id
      where u.status = 'active' group by d.code
    ),
    deals as materialized (
      select s.*, t.id as type_id,
        array(select unnest(p.ids) from people p where p.code = any(s.departments)) as people_ids
      from seed_deals s join agreement_types t on t.code = s.code
    ),
    owners as materialized (
      select array_agg(id order by id) as ids from counterparties where is_own
    ),
    drawn as (
      select g, s.*,
        s.partner_ids[1 + ${draw(11, sql`cardinality(s.partner_ids)`)}] as partner_id,
        case when cardinality(s.people_ids) = 0 then (select min(id) from users)
          else s.people_ids[1 + ${draw(12, sql`cardinality(s.people_ids)`)}] end as person_id,
        o.ids[1 + ${draw(13, sql`cardinality(o.ids)`)}] as owner_id,
        ${today}::date - ${draw(14, sql`1450`)}::int as dated,
        ${draw(15, sql`8`)}::int as fate,
        round((s.highest::numeric * (5 + ${draw(16, sql`95`)}) / 100), -1) as amount,
        c.name as city, c.locative, c.genitive,
        ${sql.val(streets)}::text[] as streets,
        ${draw(17, sql`18`)}::int as street, ${draw(18, sql`96`)}::int as house
      from generate_series(1, ${count}::int) as g
      join deals s on s.place = 1 + ${draw(19, sql`(select count(*) from seed_deals)`)}
      join seed_cities c on c.place = ${draw(20, sql`(select count(*) from seed_cities)`)}
      cross join owners o
    ),
    aged as (
      select *, case when dated + 14 + 180 + (fate * 90) < ${today}::date then (${ENDED})[1 + fate]
          when dated > ${today}::date - 25 then (${FRESH})[1 + fate]
          else 'active' end as status,
        dated + 14 as start_date, dated + 14 + 180 + (fate * 90) as end_date,
        extract(year from dated)::int as year
      from drawn
    )
    insert into agreements (
      number, internal_number, agreement_date, title, subject, agreement_type_id, direction, kind, organization_id,
      counterparty_id, counterparty_name, counterparty_inn, department_id, responsible_id, responsible_name,
      start_date, end_date, amount, amount_type, amount_is_manual, vat_mode, vat_rate_id, vat_amount,
      amount_without_vat, status, signed_by_us_at, signed_by_them_at, status_changed_at, created_at, updated_at, created_by_id, updated_by_id,
      effective_end_date, effective_is_indefinite, effective_amount, effective_vat_amount, effective_currency_code,
      effective_counterparty_id
    )
    select (${first}::int + g) || '/' || year || '-' || a.code,
      'Д-' || year || '-' || (${first}::int + g),
      dated,
      replace(replace(replace(replace(replace(a.title, '{cityIn}', locative), '{cityOf}', genitive), '{city}', city),
        '{street}', streets[1 + street] || ', ' || (1 + house)), '{year}', year::text),
      replace(replace(replace(a.subject, '{cityIn}', locative), '{cityOf}', genitive),
        '{street}', streets[1 + street] || ', ' || (1 + house)),
      type_id, direction, kind, owner_id, partner_id, c.name_short, c.inn, u.department_id, u.id, u.full_name,
      start_date, end_date, amount, 'fixed', true,
      'included', r.id, round(amount * r.percent / (100 + r.percent), 2),
      amount - round(amount * r.percent / (100 + r.percent), 2),
      a.status,
      case when a.status in ('signed', 'active', 'completed', 'expired', 'terminated') then least(dated + 1, ${today}::date) end,
      case when a.status in ('signed', 'active', 'completed', 'expired', 'terminated') then least(dated + 2, ${today}::date) end,
      dated::timestamptz + interval '9 hours', dated::timestamptz - interval '5 days',
      dated::timestamptz + interval '9 hours', u.id, u.id,
      end_date, false, amount, round(amount * r.percent / (100 + r.percent), 2), 'RUB', partner_id
    from aged a
    join counterparties c on c.id = a.partner_id
    join users u on u.id = a.person_id
    join vat_rates r on r.code = case when dated < date '2026-01-01' then 'vat20' else 'vat22' end`;
}
