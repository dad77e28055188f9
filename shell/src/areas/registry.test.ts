import { REGISTRY_ELEMENT_ID } from 'shared/contract/release/registry-element';
import { registry } from 'shared/contract/release/registry';

import { anArea, aRegistry } from '../testing/an-area';
import { readRegistry } from './registry';

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.type = 'application/json';
  element.id = REGISTRY_ELEMENT_ID;
  element.textContent = text;
  page.head.append(element);
  return page;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('reads the registry that came with the page', () => {
  const given = registry.parse(aRegistry(anArea()));
  expect(readRegistry(pageWith(JSON.stringify(given)))).toEqual(given);
});

it.each(['', 'null', '{}', '{"areas":'])('runs with no areas when the registry is «%s»', (text) => {
  expect(readRegistry(pageWith(text)).areas).toEqual([]);
  expect(console.error).toHaveBeenCalled();
});
