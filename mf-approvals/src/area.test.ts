import { areaDefinition, satisfiesContract } from 'shared/contract/area/area';

import { area } from './area';
import module from './module';

describe('the area «Согласование»', () => {
  it('is described so that the shell understands it, and fits the contract of today', () => {
    expect(areaDefinition.parse(area)).toEqual(area);
    expect(satisfiesContract(area.contract)).toBe(true);
  });

  it('has a page for each of its addresses', () => {
    expect(Object.keys(module.pages)).toEqual(area.routes.map((route) => route.id));
  });
});
