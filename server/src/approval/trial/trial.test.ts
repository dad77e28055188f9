import type { ChainTrial } from 'shared/contract/approval/chain-trial';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let editor: Actor;
let lawyer: Actor;
let finance: Actor;
let leaver: Actor;
let template: number;
let small: number;
let large: number;

const url = '/api/chain-templates/trial';
const HOUR = 3_600_000;

beforeAll(async () => {
  desk = await aDesk();
  const { company, app } = desk;
  editor = await company.employee({ name: 'Администратор Пётр' });
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await company.employee({ name: 'Белов Андрей Викторович' });
  leaver = await company.employee({ name: 'Зимин Олег Павлович' });
  template = await desk.template([stageOf([lawyer])], { priority: 50 });
  small = await desk.draft({ amount: '1000.00' });
  large = await desk.draft({ amount: '9000.00' });
  await desk.send(small);
  await desk.send(large);
  // Friday 10:00 to Monday 12:00 by the clock, eleven hours of work.
  app.setNow(new Date(NOW.getTime() + 74 * HOUR));
  await desk.vote(lawyer, 'approve');
  await desk.vote(lawyer, 'approve');
  await app.db.updateTable('users').set({ status: 'dismissed' }).where('id', '=', leaver.id).execute();
});
afterAll(() => desk.app.close());

const input = (given: object = {}) => ({
  name: 'Закупки',
  document_kinds: ['agreement'],
  priority: 50,
  template_id: template,
  stages: [stageOf([lawyer])],
  ...given,
});
const tried = async (given: object = {}, actor = editor) => {
  const answer = await desk.app.as(actor).post(url, input(given));
  expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
  return answer.json<ChainTrial>();
};

describe('a template tried on the documents of a year', () => {
  it('is closed to strangers and to those who may not change templates', async () => {
    expect((await desk.app.stranger.post(url, input())).statusCode).toBe(401);
    const reader = await desk.company.employee({
      permissions: ['chain_templates.read', 'chain_templates.create', 'agreements.read'],
    });
    expect((await desk.app.as(reader).post(url, input())).statusCode).toBe(403);
  });

  it('changes nothing when it is as it was, and says how long its people took in working time', async () => {
    expect(await tried()).toMatchObject({
      since: '2025-11-23',
      looked_at: 2,
      is_cut: false,
      caught: 2,
      people: [{ user: { id: lawyer.id }, asked: 2, was_asked: 2, median_minutes: 660 }],
      stages: [{ name: 'Юридическая экспертиза', asks: 2, skipped: 0, empty: 0, median_minutes: 660 }],
      holes_total: 0,
      changed_total: 0,
    });
  });

  it('names whom it would ask, whom it would spare, and the documents it takes another way', async () => {
    const result = await tried({ conditions: { amount_min: '5000.00' }, stages: [stageOf([finance])] });
    expect(result).toMatchObject({ looked_at: 2, caught: 1, changed_total: 2 });
    expect(result.people).toMatchObject([
      { user: { id: finance.id }, asked: 1, was_asked: 0, median_minutes: null },
      { user: { id: lawyer.id }, asked: 0, was_asked: 1 },
    ]);
    const ways = new Map(result.changed.map(({ document, ...way }) => [document.id, way]));
    expect(ways.get(large)).toEqual({
      before: 'Закупки',
      after: 'Закупки',
      added: [finance.name],
      removed: [lawyer.name],
    });
    expect(ways.get(small)).toMatchObject({ before: 'Закупки', after: null, removed: [lawyer.name] });
    const saved = await desk.app.db.selectFrom('chain_templates').select(['id', 'version']).execute();
    expect(saved).toEqual([{ id: template, version: 1 }]);
  });

  it('shows stages that would find nobody, and those their condition skips', async () => {
    const result = await tried({
      stages: [
        stageOf([lawyer, leaver]),
        stageOf([leaver], { name: 'Директор' }),
        stageOf([finance], { name: 'Крупные', condition: { amount_min: '5000.00' } }),
      ],
    });
    expect(result.stages.map(({ asks, skipped, empty }) => [asks, skipped, empty])).toEqual([
      [2, 0, 0],
      [0, 0, 2],
      [1, 1, 0],
    ]);
    expect(result.stages.map(({ skips }) => skips)).toEqual([
      [],
      [],
      [
        {
          document: expect.objectContaining({ id: small, url: `/agreements/${String(small)}` }) as object,
          reasons: ['сумма меньше 5\u00a0000\u00a0₽'],
        },
      ],
    ]);
    expect(result.holes_total).toBe(4);
    const [first] = result.holes;
    expect(first).toMatchObject({
      document: { kind: 'agreement', id: large, url: `/agreements/${String(large)}` },
      stage_name: 'Юридическая экспертиза',
      reasons: [`${leaver.name} больше не работает`],
      is_bare: false,
    });
    expect(result.holes[1]).toMatchObject({ stage_name: 'Директор', is_bare: true });
  });

  it('tells of documents that no stage is for, which could not be sent', async () => {
    const rich = stageOf([lawyer], { condition: { amount_min: '5000.00' } });
    const result = await tried({ stages: [rich, { ...rich, name: 'Финансы' }] });
    expect(result).toMatchObject({ caught: 2, holes_total: 1 });
    expect(result.holes).toMatchObject([
      { document: { id: small }, stage_name: null, reasons: [], is_bare: true },
    ]);
  });

  it('competes with the other templates as it would when it is switched on', async () => {
    const fresh = { template_id: null, is_active: false, stages: [stageOf([finance])] };
    expect(await tried({ ...fresh, priority: 50 })).toMatchObject({ caught: 0, changed_total: 0 });
    expect(await tried({ ...fresh, priority: 10 })).toMatchObject({ caught: 2, changed_total: 2 });
  });

  it('judges a document by what it was sent with, not by what has become of it', async () => {
    await desk.app.db.updateTable('agreements').set({ amount: '1.00' }).where('id', '=', large).execute();
    expect(await tried({ conditions: { amount_min: '5000.00' } })).toMatchObject({ caught: 1 });
  });

  it('looks at no document the reader may not read, at none of other kinds, and at none older than a year', async () => {
    const narrow = await desk.company.employee({
      permissions: ['chain_templates.update', 'agreements.read'],
      dataScope: 'own',
    });
    expect(await tried({}, narrow)).toMatchObject({ looked_at: 0, caught: 0, people: [] });
    expect(await tried({ template_id: null, document_kinds: ['commercial_offer'] })).toMatchObject({
      looked_at: 0,
    });
    const now = desk.app.deps.now();
    desk.app.setNow(new Date(now.getTime() + 370 * 24 * HOUR));
    expect(await tried()).toMatchObject({ looked_at: 0, people: [] });
    desk.app.setNow(now);
  });

  it('refuses what could not be saved, and a template that is gone', async () => {
    const wrong = input({ stages: [stageOf([lawyer], { quorum_type: 'count' })] });
    const refused = await desk.app.as(editor).post(url, wrong);
    expect(refused.json()).toMatchObject({ errors: { 'stages.0.quorum_value': [REQUIRED_FIELD] } });
    expect((await desk.app.as(editor).post(url, input({ template_id: 99_999 }))).statusCode).toBe(404);
  });
});
