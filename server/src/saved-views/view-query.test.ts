import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { aView, viewsOf } from './saved-view.builder';
import { savedViewsModule } from './saved-views-module';
import type { SavedView } from './saved-views.service';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule, savedViewsModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

describe('a view that is sent by the names it is told by', () => {
  const parts = { filters: { status: ['active'], 'end_date[lte]': ['today+30'] }, sort: '-end_date' };
  const made = async (change: object = {}) => {
    const owner = await company.employee();
    const answer = await app.as(owner).post('/api/saved-views', aView({ query: undefined, ...change }));
    return { owner, answer, view: answer.json<SavedView>() };
  };
  const change = (actor: Awaited<ReturnType<Company['employee']>>, view: SavedView, values: object) =>
    app
      .as(actor)
      .patch(`/api/saved-views/${String(view.id)}`, { lock_version: view.lock_version, ...values });

  it('finds what the same address would', async () => {
    const { answer, view } = await made(parts);
    expect([answer.statusCode, view]).toEqual([201, expect.objectContaining(parts)]);
    expect(new URLSearchParams(view.query).get('filter[end_date][lte]')).toBe('today+30');
  });

  it('keeps of its search, filters and order what a change does not name', async () => {
    const { owner, view } = await made({ query: 'tab=mine&search=ЦОД&filter[status]=active&sort=end_date' });
    const resorted = (await change(owner, view, { sort: '-end_date' })).json<SavedView>();
    expect(resorted).toMatchObject({ filters: { status: ['active'] }, sort: '-end_date' });
    const sifted = (await change(owner, resorted, { filters: {}, sort: null })).json<SavedView>();
    expect(sifted).toMatchObject({ filters: {}, sort: null });
    expect(Object.fromEntries(new URLSearchParams(sifted.query))).toEqual({ tab: 'mine', search: 'ЦОД' });
  });

  it('is refused together with the whole address, and without either', async () => {
    const { owner, view } = await made(parts);
    const twice = await change(owner, view, { ...parts, query: '' });
    expect([twice.statusCode, twice.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { query: [expect.stringContaining('filters')] } }),
    ]);
    expect((await made({ ...parts, query: '' })).answer.statusCode).toBe(422);
    expect((await made()).answer.json()).toMatchObject({
      errors: { query: [expect.stringContaining('filters')] },
    });
  });

  it.each([
    ['a filter the register has not', { filters: { colour: ['red'] } }, 'filters'],
    ['a bound of a filter without bounds', { filters: { 'status[lte]': ['active'] } }, 'filters'],
    ['an order the register has not', { filters: {}, sort: 'colour' }, 'sort'],
  ])('is refused for %s under its own name', async (_, values, field) => {
    const { answer } = await made(values);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      [field],
    ]);
  });

  it('stands where its position says, before what stood there', async () => {
    const { owner, view: first } = await made(parts);
    const second = (await app.as(owner).post('/api/saved-views', aView())).json<SavedView>();
    await change(owner, second, { position: first.position });
    const third = (
      await app.as(owner).post('/api/saved-views', aView({ position: first.position }))
    ).json<SavedView>();
    const own = (await viewsOf(app, owner)).filter((view) => view.is_own).map(({ id }) => id);
    expect(own).toEqual([third.id, second.id, first.id]);
  });
});
