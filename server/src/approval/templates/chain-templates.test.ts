import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { handbooksModule } from '../../handbooks/handbooks-module';
import { PERMISSIONS } from 'shared/contract/access/permissions';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { Actor } from '../../platform/http/actor';
import { aTalker } from '../../comments/talker.builder';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let admin: Actor;
let lawyer: Actor;
let head: Actor;
let gone: Actor;

beforeAll(async () => {
  desk = await aDesk([handbooksModule]);
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  head = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  gone = await desk.company.employee({ name: 'Ушедший Иван Ильич' });
  await dismissed(gone);
  await desk.app.db
    .updateTable('departments')
    .set({ head_id: head.id })
    .where('id', '=', desk.company.departmentId)
    .execute();
});
afterAll(() => desk.app.close());

const url = '/api/chain-templates';
const dismissed = ({ id }: Actor) =>
  desk.app.db.updateTable('users').set({ status: 'dismissed' }).where('id', '=', id).execute();
/** A seat of somebody who is known only once the company stands. */
const seat = (id = () => lawyer.id) => ({ kind: 'user', ref_id: id });
const own = () => ({ kind: 'author_head' });
/** What was written before the company stood, as it is sent. */
const resolved = (given: object): object =>
  JSON.parse(
    JSON.stringify(given, (_, value: unknown) =>
      typeof value === 'function' ? (value as () => number)() : value,
    ),
  ) as object;
const body = (given: object = {}) => ({
  name: 'Закупки от 5 млн',
  document_kinds: ['agreement'],
  conditions: { amount_min: '5000000.00', agreement_type_ids: [desk.company.typeId('П')] },
  stages: [stageOf([lawyer])],
  ...given,
});
const made = async (given: object = {}) => {
  const answer = await desk.app.as(admin).post(url, body(given));
  expect(answer.statusCode).toBe(201);
  return answer.json<ChainTemplate>();
};
/** What of templates this employee's open screens were told. */
const told = async ({ id }: Actor) => {
  const lines = await desk.app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
  const mine = lines.filter(({ channels }) => channels.includes(`private-users.${String(id)}`));
  return mine
    .map(({ payload }) => payload as { entity: string; id: number; lock_version: number; actor_id: number })
    .filter(({ entity }) => entity === 'chain_template');
};
const preview = async (id: number, query = '') => {
  const address = `/api/approval-chains/preview?kind=agreement&id=${String(id)}${query}`;
  const answer = await desk.app.as(desk.buyer).get(address);
  expect(answer.statusCode).toBe(200);
  return answer.json<ApprovalPreview>();
};

async function changesTold(action: string, id: number) {
  const line = await desk.app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', `chain_template.${action}`)
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  return line.changes;
}

describe('a chain template', () => {
  it.each([
    ['get', '', 'chain_templates.read'],
    ['post', '', 'chain_templates.create'],
    ['put', '/1', 'chain_templates.update'],
    ['patch', '/1', 'chain_templates.update'],
    ['delete', '/1', 'chain_templates.delete'],
  ] as const)(
    'is closed to strangers and to those without the right (%s %s)',
    async (method, path, right) => {
      expect((await desk.app.stranger[method](`${url}${path}`)).statusCode).toBe(401);
      const permissions = PERMISSIONS.map(({ name }) => name).filter((name) => name !== right);
      const barred = await desk.company.employee({ permissions });
      expect((await desk.app.as(barred)[method](`${url}${path}`)).statusCode).toBe(403);
    },
  );

  it('is read with its people by name, and stands in the list of the book', async () => {
    const template = await made();
    expect(template).toMatchObject({
      version: 1,
      used_count: 0,
      available_actions: ['archive'],
      stages: [{ position: 1, participants: [{ kind: 'user', ref_name: lawyer.name }] }],
      names: { [`agreement_type_ids:${String(desk.company.typeId('П'))}`]: expect.any(String) as string },
    });
    const list = (await desk.app.as(admin).get(url)).json<{ data: { id: number }[] }>().data;
    expect(list.map(({ id }) => id)).toContain(template.id);
    expect((await desk.app.as(admin).delete(`${url}/${String(template.id)}`)).statusCode).toBe(204);
  });

  it('becomes another version by its stages and conditions, and stays the same by its name', async () => {
    const template = await made();
    const patch = (part: object) => desk.app.as(admin).patch(`${url}/${String(template.id)}`, part);
    expect((await patch({ lock_version: 1, name: 'Крупные закупки' })).json()).toMatchObject({ version: 1 });
    const stages = [stageOf([lawyer]), stageOf([head], { name: 'Руководитель' })];
    const changed = (await patch({ lock_version: 2, stages })).json<ChainTemplate>();
    expect(changed).toMatchObject({ version: 2, stages: [{}, { name: 'Руководитель' }] });
    expect((await patch({ lock_version: 1, name: 'Поздно' })).statusCode).toBe(409);
    await desk.app.as(admin).delete(`${url}/${String(template.id)}`, { lock_version: 3 });
  });

  it.each([
    [{ quorum_type: 'percent', quorum_value: 120 }, 'quorum_value', 'От 1 до 100 %'],
    [{ quorum_type: 'count' }, 'quorum_value', REQUIRED_FIELD],
    [
      { on_reject: 'return_to_stage', return_stage_position: 1 },
      'return_stage_position',
      'Выберите один из предыдущих этапов',
    ],
    [{ reset_on: 'fields' }, 'reset_fields', REQUIRED_FIELD],
    [{ escalation_to: 'user' }, 'escalation_user_id', REQUIRED_FIELD],
    [{ participants: [{ kind: 'user' }] }, 'participants.0.ref_id', REQUIRED_FIELD],
  ] as const)('that cannot be followed is refused: %j', async (stage, field, sentence) => {
    const answer = await desk.app.as(admin).post(url, body({ stages: [{ ...stageOf([lawyer]), ...stage }] }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toEqual({ [`stages.0.${field}`]: [sentence] });
  });

  it.each([
    ['more decisions than people', { quorum_type: 'count', quorum_value: 2 }, 'stages.0.quorum_value'],
    ['one person twice', { participants: [seat(), seat()] }, 'stages.0.participants'],
    ['the author’s head twice', { participants: [own(), own()] }, 'stages.0.participants'],
    ['somebody who left', { participants: [seat(() => gone.id)] }, 'stages.0.participants.0.ref_id'],
    [
      'a role that is not there',
      { participants: [{ kind: 'role', ref_id: 999 }] },
      'stages.0.participants.0.ref_id',
    ],
    [
      'an escalation to somebody who left',
      { escalation_to: 'user', escalation_user_id: () => gone.id },
      'stages.0.escalation_user_id',
    ],
    [
      'a type that is not there in the condition of a stage',
      { condition: { agreement_type_ids: [999] } },
      'stages.0.condition.agreement_type_ids',
    ],
    [
      'sums no document has in the condition of a stage',
      { condition: { amount_min: '100.00', amount_max: '100.00' } },
      'stages.0.condition.amount_max',
    ],
    [
      'a field that is not agreed upon',
      { reset_on: 'fields', reset_fields: ['storage_place'] },
      'stages.0.reset_fields',
    ],
  ] as const)('that names %s is refused', async (_, stage, field) => {
    const stages = [{ ...stageOf([lawyer]), ...resolved(stage) }];
    const answer = await desk.app.as(admin).post(url, body({ stages }));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('is told of sums that exclude each other together with all else that is wrong in the form', async () => {
    const conditions = { amount_min: '30000000.00', amount_max: '10.00' };
    const wrong = { priority: -5, total_deadline_days: 0, conditions };
    const answer = await desk.app.as(admin).post(url, body(wrong));
    expect(answer.json<{ errors: object }>().errors).toEqual({
      priority: ['От 0 до 9999'],
      total_deadline_days: ['Больше нуля'],
      'conditions.amount_max': [
        'Должна быть больше суммы «от»: иначе шаблон не подойдёт ни одному документу',
      ],
    });
    const unread = body({ conditions: { amount_min: 'миллион', amount_max: '10.00' } });
    expect((await desk.app.as(admin).post(url, unread)).statusCode).toBe(422);
  });

  it('that fits no sum or a type that is not there is refused', async () => {
    const refusal = async (conditions: object) => {
      const answer = await desk.app.as(admin).post(url, body({ conditions }));
      expect(answer.statusCode).toBe(422);
      return Object.keys(answer.json<{ errors: object }>().errors);
    };
    expect(await refusal({ amount_min: '100.00', amount_max: '100.00' })).toEqual(['conditions.amount_max']);
    expect(await refusal({ agreement_type_ids: [999] })).toEqual(['conditions.agreement_type_ids']);
  });

  it('whose person has left since is renamed and switched off, and asks for another with its next other stages', async () => {
    const leaver = await desk.company.employee({ name: 'Уходящий Олег Петрович' });
    const template = await made({ stages: [stageOf([leaver])] });
    await dismissed(leaver);
    const patch = (part: object) => desk.app.as(admin).patch(`${url}/${String(template.id)}`, part);
    expect((await patch({ lock_version: 1, name: 'Прежние закупки', is_active: false })).statusCode).toBe(
      200,
    );
    const other = await patch({ lock_version: 2, stages: [stageOf([leaver], { name: 'Иначе' })] });
    expect(other.json()).toMatchObject({
      errors: { 'stages.0.participants.0.ref_id': [expect.stringContaining('не работает в системе')] },
    });
    await desk.app.as(admin).delete(`${url}/${String(template.id)}`, { lock_version: 2 });
  });

  it('that was used is archived and not deleted, and a round under way keeps its version', async () => {
    const template = await made({ conditions: {} });
    const id = await desk.draft();
    await desk.send(id);
    const refused = await desk.app.as(admin).delete(`${url}/${String(template.id)}`, { lock_version: 1 });
    expect(refused.statusCode).toBe(423);
    const stages = [stageOf([head], { name: 'Другие' })];
    await desk.app.as(admin).patch(`${url}/${String(template.id)}`, { lock_version: 1, stages });
    const chain = await desk.chain(id);
    expect(chain).toMatchObject({ template: { version: 1 }, stages: [{ name: 'Юридическая экспертиза' }] });
    const archived = await desk.app
      .as(admin)
      .post(`${url}/${String(template.id)}/archive`, { lock_version: 2 });
    expect(archived.statusCode).toBe(200);
    expect(await changesTold('archived', template.id)).toEqual([]);
  });
});

it('is made once however often it is sent under one key; other values under it are shown what was made', async () => {
  const send = (given: object) =>
    desk.app
      .as(admin)
      .post(url, body({ ...given, is_active: false }), { 'idempotency-key': 'a-key-of-one-template' });
  const pressed = await Promise.all([send({ name: 'Дважды' }), send({ name: 'Дважды' })]);
  expect(pressed.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [first, second] = pressed.map((answer) => answer.json<ChainTemplate>().id);
  expect(second).toBe(first);
  const other = await send({ name: 'Иначе' });
  expect([other.statusCode, other.json()]).toEqual([
    409,
    expect.objectContaining({ current: expect.objectContaining({ id: first, name: 'Дважды' }) as object }),
  ]);
});

describe('the journal', () => {
  it('says of a changed template what was changed: the words, the conditions, who is asked in which stage', async () => {
    const template = await made({ name: 'Закупки', stages: [stageOf([lawyer], { name: 'Экспертиза' })] });
    const stages = [
      stageOf([head], { name: 'Экспертиза', reset_on: 'fields', reset_fields: ['amount'] }),
      stageOf([lawyer], { name: 'Итог' }),
    ];
    const change = {
      lock_version: 1,
      name: 'Закупки и услуги',
      stages,
      conditions: { amount_min: '100.00' },
    };
    expect((await desk.app.as(admin).patch(`${url}/${String(template.id)}`, change)).statusCode).toBe(200);
    const changes = await changesTold('updated', template.id);
    const [version, name, conditions, people, reset, fields, second, ...rest] = changes;
    expect(version).toEqual({ field: 'version', label: 'Версия', old: '1', new: '2' });
    expect(name).toMatchObject({ label: 'Название', old: 'Закупки', new: 'Закупки и услуги' });
    expect(conditions).toMatchObject({ label: 'Условия', new: 'сумма от 100\u00a0₽' });
    expect(people).toMatchObject({
      label: 'Этап 1: Участники',
      old: expect.stringContaining('Соколова') as string,
      new: expect.stringContaining('Белов') as string,
    });
    expect(reset).toMatchObject({ label: 'Этап 1: Когда спрашивать заново' });
    expect(fields).toMatchObject({ label: 'Этап 1: Какие поля', old: null, new: 'Сумма' });
    expect(second).toMatchObject({
      label: 'Этап 2',
      old: null,
      new: expect.stringMatching(/^Итог: Соколова/) as string,
    });
    expect(rest).toEqual([]);
  });
});

describe('the route before sending', () => {
  it('says which template, why, who and why they, and when it would be over', async () => {
    const template = await made({
      stages: [
        stageOf([lawyer], { deadline_value: 4 }),
        {
          name: 'Руководитель',
          deadline_value: 1,
          deadline_unit: 'working_days',
          participants: [{ kind: 'department_head' }, { kind: 'curator' }],
        },
        { ...stageOf([lawyer]), name: 'Свыше 20 млн', condition: { amount_min: '20000000.00' } },
      ],
    });
    const id = await desk.draft({ amount: '6000000.00' });
    const found = await preview(id);
    expect(found).toMatchObject({ template: { id: template.id, version: 1 }, round: 1, faults: [] });
    expect(found.reasons).toContain('Сумма от 5\u00a0000\u00a0000\u00a0₽');
    expect(found.stages).toMatchObject([
      { seats: [{ user: { id: lawyer.id }, why: 'Назван в маршруте' }], due_at: '2026-11-20T11:00:00.000Z' },
      {
        seats: [{ user: { id: head.id }, why: 'Руководитель подразделения «Отдел закупок»' }],
        empty: ['Куратор не назначен'],
        due_at: '2026-11-23T15:00:00.000Z',
      },
      {
        seats: [],
        skipped: 'Пропущен: условие этапа не выполнено (сумма меньше 20\u00a0000\u00a0000\u00a0₽)',
      },
    ]);
  });

  it('says the day by which the template wants it over, as the chain does once it is sent', async () => {
    await made({ total_deadline_days: 3, priority: 1, conditions: { amount_min: '90000000.00' } });
    const id = await desk.draft({ amount: '95000000.00' });
    const { due_at: due } = await preview(id);
    expect(due).toBe('2026-11-25T15:00:00.000Z');
    expect((await desk.send(id)).due_at).toBe(due);
  });

  it('gives no stage more time than the whole has, before it is sent and when its turn comes', async () => {
    const days = (value: number) => ({ deadline_value: value, deadline_unit: 'working_days' as const });
    await made({
      total_deadline_days: 2,
      priority: 1,
      conditions: { amount_min: '70000000.00', amount_max: '80000000.00' },
      stages: [stageOf([lawyer], days(1)), { ...stageOf([head], days(3)), name: 'Руководитель' }],
    });
    const id = await desk.draft({ amount: '75000000.00' });
    const ends = ['2026-11-23T15:00:00.000Z', '2026-11-24T15:00:00.000Z'];
    const found = await preview(id);
    expect([...found.stages.map(({ due_at: due }) => due), found.due_at]).toEqual([...ends, ends[1]]);
    const chain = await desk.send(id);
    const own = (await desk.tasks(lawyer)).find(({ chain_id: at }) => at === chain.id);
    const url = `/api/approval-tasks/${String(own?.id)}/vote`;
    expect((await desk.app.as(lawyer).post(url, { decision: 'approve' })).statusCode).toBe(200);
    expect((await desk.chain(id)).stages.map(({ due_at: due }) => due)).toEqual(ends);
  });

  it('is a sentence where no template fits, and sending says the same and changes nothing', async () => {
    const id = await desk.draft({ amount: '10.00', agreement_type_id: desk.company.typeId('П') });
    expect((await preview(id)).faults).toEqual([
      'Ни один шаблон согласования не подходит этому документу. Выберите, кто его согласует',
    ]);
    const { lock_version } = await desk.card(id);
    const refused = await desk.app
      .as(desk.buyer)
      .post(`/api/agreements/${String(id)}/send-to-approval`, { lock_version });
    expect(refused.statusCode).toBe(422);
    expect(await desk.card(id)).toMatchObject({ status: 'draft', lock_version });
    const chosen = await desk.app.as(desk.buyer).post('/api/approval-chains', {
      kind: 'agreement',
      id,
      lock_version,
      participants: [{ user_id: lawyer.id }],
    });
    expect(chosen.statusCode).toBe(201);
    expect(chosen.json()).toMatchObject({ template: null, stages: [{ name: 'Согласование' }] });
  });

  it('refuses a template that does not exist and one for other documents', async () => {
    const id = await desk.draft({ amount: '10.00' });
    const { lock_version } = await desk.card(id);
    const send = (template_id: number) =>
      desk.app
        .as(desk.buyer)
        .post('/api/approval-chains', { kind: 'agreement', id, lock_version, template_id });
    const other = await made({ document_kinds: ['addendum'] });
    for (const template of [987_654, other.id]) {
      const answer = await send(template);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ message: string }>().message).toContain('не действует для этого документа');
    }
  });
});

it('tells the screens of those who may read templates of every change, and nobody else', async () => {
  const rights = PERMISSIONS.filter(({ name }) => name === 'chain_templates.read');
  await desk.app.db
    .insertInto('permissions')
    .values(rights.map((right) => ({ ...right, position: right.id })))
    .execute();
  const reader = await aTalker(desk.app.db, desk.company, { permissions: ['chain_templates.read'] });
  const stranger = await aTalker(desk.app.db, desk.company, { permissions: [] });
  const { id, lock_version } = await made();
  const api = desk.app.as(admin);
  await api.patch(`${url}/${String(id)}`, { lock_version, name: 'Закупки от 6 млн' });
  await api.post(`${url}/${String(id)}/archive`, { lock_version: lock_version + 1 });
  await api.delete(`${url}/${String(id)}?lock_version=${String(lock_version + 2)}`);
  const news = { entity: 'chain_template', id, actor_id: admin.id };
  expect(await told(reader)).toEqual(
    [0, 1, 2, 3].map((by) => expect.objectContaining({ ...news, lock_version: lock_version + by }) as object),
  );
  expect(await told(stranger)).toEqual([]);
});
