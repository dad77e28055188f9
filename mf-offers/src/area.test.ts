import { area } from './area';

it('calls every page by a name of its own, so that a refusal and the search say which one is meant', () => {
  const titles = area.routes.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
