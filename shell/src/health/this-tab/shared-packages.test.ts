import { sharedPackages, twinPackages } from './shared-packages';

const federation = (...scopes: Record<string, Record<string, object>>[]) => ({
  __FEDERATION__: { __INSTANCES__: scopes.map((scope) => ({ shareScopeMap: { default: scope } })) },
});

it('names what is offered, what runs and who uses it', () => {
  const page = federation(
    { react: { '19.3.1': { loaded: true, useIn: ['shell', 'mf_offers'] } } },
    {
      react: { '19.3.1': { loaded: true, useIn: ['mf_offers'] } },
      'shared/form': { '1.0.0': { useIn: [] } },
    },
  );
  expect(sharedPackages(page)).toEqual([
    { name: 'react', offered: ['19.3.1'], loaded: ['19.3.1'], users: ['mf_offers', 'shell'] },
    { name: 'shared/form', offered: ['1.0.0'], loaded: [], users: [] },
  ]);
});

it('shows two versions that run at once', () => {
  const page = federation({ react: { '19.3.1': { loaded: true }, '19.2.0': { lib: () => null } } });
  expect(sharedPackages(page)[0]?.loaded).toEqual(['19.2.0', '19.3.1']);
});

it('says nothing of a page without a federation', () => {
  expect(sharedPackages({})).toEqual([]);
});

it('names a package that two builds carry, and not the loaders that each build is made with', () => {
  const twins = twinPackages([
    { title: 'Оболочка', bundled: { axios: '1.21.0' } },
    { title: 'Договоры', bundled: { zod: '4.1.0', '@module-federation/sdk': '2.9.2' } },
    { title: 'Предложения', bundled: { zod: '4.2.0', '@module-federation/sdk': '2.9.2' } },
  ]);
  expect(twins).toEqual([
    {
      name: 'zod',
      carriers: [
        { title: 'Договоры', version: '4.1.0' },
        { title: 'Предложения', version: '4.2.0' },
      ],
    },
  ]);
});
