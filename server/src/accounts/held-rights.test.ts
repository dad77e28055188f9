import { reachOf, rightsOf } from './held-rights';

describe('the rights that roles give together', () => {
  it('are those of every role, each once', () => {
    expect([...rightsOf('{1,2}{2,6}')]).toEqual(['users.create', 'users.update_own', 'roles.read']);
  });

  it('are none without a role or of a role that gives none', () => {
    expect(rightsOf(null).size).toBe(0);
    expect(rightsOf('{}').size).toBe(0);
  });

  it('leave out a right that only a newer release knows', () => {
    expect([...rightsOf('{6,9999}')]).toEqual(['roles.read']);
  });
});

describe('how far an employee sees', () => {
  const of = (scopes: Parameters<typeof reachOf>[0]['scopes'], branch: number[] | null = null) =>
    reachOf({ scopes, branch, department_id: 4 });

  it('is what the widest role opens, whatever the order of the roles', () => {
    expect(of(['all', 'own'])).toEqual({ dataScope: 'all', departmentIds: [] });
    expect(of(['own', 'department_tree', 'department'], [4, 7])).toEqual({
      dataScope: 'department_tree',
      departmentIds: [4, 7],
    });
    expect(of(['department', 'own'])).toEqual({ dataScope: 'department', departmentIds: [4] });
  });

  it('is the own documents without a role, and no department for whoever is in none', () => {
    expect(of(null)).toEqual({ dataScope: 'own', departmentIds: [] });
    expect(reachOf({ scopes: ['department'], branch: null, department_id: null }).departmentIds).toEqual([]);
  });
});
