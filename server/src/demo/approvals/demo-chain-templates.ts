import { type ChainStageInput, chainStageInput } from 'shared/contract/approval/chain-template';
import { addStages } from '../../approval/templates/chain-templates.repository';
import type { Cast, Colleague } from '../cast';
import TEMPLATES from '../company/chain-templates.json';
import type { DemoStep } from '../demo-step';

const asked = (person: Colleague) => ({ kind: 'user' as const, ref_id: person.id, is_required: true });

/** Who is asked by each of the demo's templates: lawyers and finance at once, then whoever decides. */
function routes(cast: Cast): Readonly<Record<string, ChainStageInput[]>> {
  const escalates = { escalation_after_hours: 4, escalation_to: 'head' as const };
  const expertise: ChainStageInput = {
    name: 'Юридическая экспертиза и финансовый контроль',
    deadline_value: 16,
    ...escalates,
    participants: [asked(cast.demo('approver')), asked(cast.demo('lawyer'))],
  };
  const head: ChainStageInput = {
    name: 'Руководитель подразделения',
    deadline_value: 1,
    deadline_unit: 'working_days',
    skip_if_already_approved: true,
    participants: [{ kind: 'department_head' }],
  };
  const director: ChainStageInput = {
    name: 'Генеральный директор',
    deadline_value: 2,
    deadline_unit: 'working_days',
    reset_on: 'fields',
    reset_fields: ['amount', 'counterparty', 'end_date'],
    participants: [asked(cast.named('Орлов'))],
  };
  const security: ChainStageInput = {
    name: 'Служба безопасности',
    deadline_value: 16,
    reset_on: 'fields',
    reset_fields: ['counterparty'],
    participants: [asked(cast.named('Ковалёв'))],
  };
  const lawyers: ChainStageInput = {
    name: 'Юридическая экспертиза',
    quorum_type: 'any',
    deadline_value: 16,
    participants: [cast.demo('lawyer'), cast.named('Власов')].map(({ id }) => ({ kind: 'user', ref_id: id })),
  };
  const sales: ChainStageInput = {
    name: 'Коммерческий директор',
    deadline_value: 1,
    deadline_unit: 'working_days',
    participants: [asked(cast.named('Тихонов'))],
  };
  const accounts: ChainStageInput = {
    ...sales,
    name: 'Главный бухгалтер',
    participants: [asked(cast.named('Захарова'))],
  };
  return {
    'Закупки до 5 млн ₽': [expertise],
    'Закупки от 5 до 20 млн ₽': [expertise, head, director],
    'Закупки свыше 20 млн ₽': [expertise, security, director],
    'Доходные договоры': [expertise, sales],
    'Аренда и лизинг': [expertise, accounts, director],
    'Дополнительные соглашения': [lawyers],
    'Прочие договоры': [expertise, director],
    'Коммерческие предложения': [sales],
  };
}

/** The templates of the company with their stages. */
export async function addChainTemplates(
  { trx }: DemoStep,
  cast: Cast,
  types: ReadonlyMap<string, number>,
): Promise<void> {
  const known = routes(cast);
  for (const { name, description, kind, type, conditions, priority, days } of TEMPLATES) {
    const { id } = await trx
      .insertInto('chain_templates')
      .values({
        name,
        description,
        document_kinds: [kind],
        conditions: JSON.stringify(
          type === undefined ? conditions : { agreement_type_ids: [types.get(type)] },
        ),
        priority,
        total_deadline_days: days,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stages = (known[name] ?? []).map((stage) => chainStageInput.parse(stage));
    await addStages(trx, { id, version: 1 }, stages);
  }
}
