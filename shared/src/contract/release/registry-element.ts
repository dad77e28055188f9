/** The element of index.html that holds the registry, as JSON that no script policy forbids. */
export const REGISTRY_ELEMENT_ID = 'contracts-registry';
