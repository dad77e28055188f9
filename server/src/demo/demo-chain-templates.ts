import { type ChainStageInput, chainStageInput } from 'shared/contract/approval/chain-template';
import { addStages } from '../approval/templates/chain-templates.repository';
import type { Cast, Colleague } from './cast';
import type { DemoStep } from './demo-step';

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
  };
}

/** Gives the demo's templates their stages, and every agreement a template that fits. */
export async function addChainStages({ trx }: DemoStep, cast: Cast): Promise<void> {
  await trx
    .insertInto('chain_templates')
    .values({
      name: 'Прочие договоры',
      description: 'Когда не подходит ни один другой маршрут',
      document_kinds: ['agreement'],
      priority: 900,
      total_deadline_days: 4,
    })
    .execute();
  const templates = await trx.selectFrom('chain_templates').select(['id', 'name']).execute();
  const known = routes(cast);
  for (const { id, name } of templates) {
    const stages = known[name.replaceAll('\u00a0', ' ')];
    if (stages === undefined) continue;
    const parsed = stages.map((stage) => chainStageInput.parse(stage));
    await addStages(trx, { id, version: 1 }, parsed);
  }
}
