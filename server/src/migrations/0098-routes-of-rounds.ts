/**
 * A round keeps what its route was made of, so that a changed template can be tried against what was sent in a year.
 * Rounds from before get it from their documents as they are today. A seat that nobody can take over says that its
 * people have been told.
 */
export default `
alter table approval_chains add column route jsonb;
update approval_chains c set route = json_build_object(
  'facts', json_build_object('agreement_type_id', a.agreement_type_id, 'organization_id', a.organization_id,
    'department_id', a.department_id, 'direction', a.direction,
    'amount', case when a.currency_code = 'RUB' then a.amount::text end, 'is_template_based', a.is_template_based,
    'counterparty_risk', p.risk_level),
  'people', json_build_object('authorId', a.created_by_id, 'responsibleId', a.responsible_id,
    'curatorId', a.curator_id, 'departmentId', a.department_id, 'ourSignatoryName', s.full_name))
from agreements a join counterparties p on p.id = a.counterparty_id
  left join signatories s on s.id = a.our_signatory_id
where c.approvable_type = 'agreement' and a.id = c.approvable_id;
update approval_chains c set route = json_build_object(
  'facts', json_build_object('agreement_type_id', a.agreement_type_id, 'organization_id', a.organization_id,
    'department_id', a.department_id, 'direction', a.direction,
    'amount', case when a.currency_code = 'RUB' then a.amount::text end, 'is_template_based', null,
    'counterparty_risk', p.risk_level),
  'people', json_build_object('authorId', d.created_by_id, 'responsibleId', d.responsible_id,
    'curatorId', a.curator_id, 'departmentId', a.department_id, 'ourSignatoryName', s.full_name))
from addendums d join agreements a on a.id = d.agreement_id join counterparties p on p.id = a.counterparty_id
  left join signatories s on s.id = d.our_signatory_id
where c.approvable_type = 'addendum' and d.id = c.approvable_id;
update approval_chains c set route = json_build_object(
  'facts', json_build_object('agreement_type_id', null, 'organization_id', f.organization_id,
    'department_id', f.department_id, 'direction', f.direction,
    'amount', case when f.currency_code = 'RUB' then f.amount::text end, 'is_template_based', null,
    'counterparty_risk', p.risk_level),
  'people', json_build_object('authorId', f.created_by_id, 'responsibleId', f.responsible_id, 'curatorId', null,
    'departmentId', f.department_id, 'ourSignatoryName', null))
from commercial_offers f left join counterparties p on p.id = f.counterparty_id
where c.approvable_type = 'commercial_offer' and f.id = c.approvable_id;

alter table approval_tasks add column stuck_told_at timestamptz;
`;
