import { REGISTRY_ELEMENT_ID } from 'shared/contract/release/registry-element';
import type { Registry } from 'shared/contract/release/registry';

const EMPTY: Registry = {
  revision: 0,
  contract: '',
  shell: { version: '', integrity: {} },
  is_split: false,
  areas: [],
  preview: null,
};

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<Registry>).areas);

/**
 * The registry that came with the page. Our own server wrote it, so only its outline is looked at; without one the
 * shell runs with no areas rather than not at all.
 */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '';
  try {
    const value: unknown = JSON.parse(text);
    if (isRegistry(value)) return value;
  } catch (error) {
    console.error('The page came without a registry of areas', error);
    return EMPTY;
  }
  console.error('The registry of areas cannot be read');
  return EMPTY;
}
