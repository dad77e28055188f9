/** The parameter of an address, and of the registry's, that opens another version in one tab. */
export const PREVIEW_PARAMETER = 'preview';
/** The key of the tab's storage under which it keeps the parameter's value. */
export const PREVIEW_KEY = 'contracts.preview';
