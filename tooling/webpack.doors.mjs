/**
 * The doors that the shell provides and areas take at run time: those that hold state or are heavy. `shared/format` and
 * `shared/contract` hold none and are shaken into whoever uses them.
 */
export const ALWAYS_LOADED = [
  'shared/http',
  'shared/query',
  'shared/session',
  'shared/alerts',
  'shared/realtime',
  'shared/area',
  'shared/ui',
  'shared/register',
];

/** Of them, those whose code comes when the first page asks for it. */
export const LOADED_ON_USE = [
  'shared/form',
  'shared/document',
  'shared/document-form',
  'shared/document-items',
];
