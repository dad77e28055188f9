import { activatePublished } from './activate.mjs';

async function published({ active, percent }) {
  const said = [];
  const activations = [];
  const target = { activate: async (_, content) => activations.push(content) };
  const say = (text) => said.push(text);
  await activatePublished({ target, area: 'mf-offers', version: '1.0.7', active, percent, say });
  return { said: said.join('\n'), activations };
}

it('the first version of an area waits for a person: there is nobody to leave the rest of a share to', async () => {
  const { said, activations } = await published({ active: null, percent: 10 });
  expect(activations).toEqual([]);
  expect(said).toContain('может администратор на странице «Состояние разделов»');
});

it.each([
  ['a later version for its share', { active: '1.0.6', percent: 10 }, { percent: 10 }],
  ['a later version for everybody', { active: '1.0.6' }, {}],
  ['the first version for everybody', { active: null }, {}],
  ['the first version for a hundred percent', { active: null, percent: 100 }, { percent: 100 }],
])('%s is switched on', async (_, asked, share) => {
  expect((await published(asked)).activations).toEqual([{ version: '1.0.7', ...share }]);
});
