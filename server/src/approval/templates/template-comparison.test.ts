import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import type { RecordComparison } from 'shared/contract/journal/record-comparison';
import { handbooksModule } from '../../handbooks/handbooks-module';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let admin: Actor;
let lawyer: Actor;
let head: Actor;
beforeAll(async () => {
  desk = await aDesk([handbooksModule]);
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  head = await desk.company.employee({ name: 'Белов Андрей Викторович' });
});
afterAll(() => desk.app.close());

const url = '/api/chain-templates';
const on = (day: string) => {
  desk.app.setNow(new Date(`${day}T09:00:00Z`));
};

async function changed(template: ChainTemplate, body: object): Promise<ChainTemplate> {
  const answer = await desk.app
    .as(admin)
    .patch(`${url}/${String(template.id)}`, { lock_version: template.lock_version, ...body });
  expect(answer.statusCode).toBe(200);
  return answer.json<ChainTemplate>();
}

async function told(id: number, query: string): Promise<string[]> {
  const answer = await desk.app.as(admin).get(`${url}/${String(id)}/differences?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer
    .json<RecordComparison>()
    .changes.map(({ label, old, new: now }) => `${label} | ${old ?? ''} | ${now ?? ''}`);
}

test('two moments of a template are compared with their stages, as they were and not step by step', async () => {
  on('2026-11-16');
  const review = stageOf([lawyer], { name: 'Экспертиза', deadline_value: 4 });
  const made = await desk.app.as(admin).post(url, {
    name: 'Закупки',
    document_kinds: ['agreement'],
    conditions: {},
    stages: [review],
  });
  expect(made.statusCode).toBe(201);
  let template = made.json<ChainTemplate>();
  on('2026-11-17');
  template = await changed(template, { stages: [review, stageOf([head], { name: 'Лишний' })] });
  template = await changed(template, {
    total_deadline_days: 5,
    stages: [stageOf([head], { name: 'Экспертиза', deadline_value: 8, quorum_type: 'any' })],
  });
  on('2026-11-18');
  template = await changed(template, { name: 'Закупки и услуги' });

  const all = await told(template.id, 'from=2026-11-16&to=2026-11-18');
  expect(all).toEqual(
    expect.arrayContaining([
      'Название | Закупки | Закупки и услуги',
      'Срок всего согласования, рабочих дней |  | 5',
      'Этап 1: Участники | Соколова Мария Дмитриевна | Белов Андрей Викторович',
      'Этап 1: Срок | 4, рабочие часы | 8, рабочие часы',
    ]),
  );
  expect(all.filter((line) => line.startsWith('Этап 1: Сколько решений нужно'))).toHaveLength(1);
  expect(all.join('\n')).not.toMatch(/Этап 2|Лишний/);

  const afterwards = await told(template.id, 'from=2026-11-17&to=2026-11-18');
  expect(afterwards).toEqual(['Название | Закупки | Закупки и услуги']);
  const fromNothing = await told(template.id, 'from=2026-11-15&to=2026-11-16');
  expect(fromNothing).toContain('Этап 1 |  | Экспертиза: Соколова Мария Дмитриевна');
});
