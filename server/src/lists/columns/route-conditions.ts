import { sql } from 'kysely';

/**
 * `select template_id, value`: ids, as text, that routes of approval ask for by the condition, in the whole route or at a
 * stage; former versions of them are read as well. Null: none.
 */
export const askedByRoutes = (
  condition: 'agreement_type_ids' | 'organization_ids' | 'department_ids' | null,
) =>
  sql<{ template_id: number; value: string }>`
    select asked.template_id, named.value
    from (select id, conditions from chain_templates union all select template_id, condition from chain_template_stages)
      asked (template_id, conditions),
      jsonb_array_elements_text(asked.conditions -> ${condition}::text) named (value)`;
