import { join } from 'node:path';
import { tempTree } from './checkout/temp-tree.mjs';
import { readArea } from './read-area.mjs';

const root = join(__dirname, '..');

describe('the definition of an area', () => {
  it('may name plain data of the contract, such as the reference books', () => {
    const { routes } = readArea(join(root, 'mf-handbooks/src/area.ts'));
    expect(routes).toContainEqual({
      id: 'job-titles',
      path: '/handbooks/job-titles',
      title: 'Должности',
      permissions: ['Просмотр должностей'],
      prefetch: [{ kind: 'list', resource: 'job-titles', defaults: { sort: 'name', per_page: '50' } }],
    });
  });

  it('runs none of the code of the area and none of a library', () => {
    const tree = tempTree({ 'area.ts': "import axios from 'axios';\nexport const area = axios;\n" });
    expect(() => readArea(join(tree.root, 'area.ts'))).toThrow(/plain data/);
    tree.remove();
  });
});
