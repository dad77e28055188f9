/**
 * The reference books that share one list-and-card API: GET /api/{resource} and GET /api/{resource}/{id}.
 * A row carries `id`, `name`, `is_active` and the columns of its book.
 */
export const HANDBOOKS = [
  'measures',
  'agreement-types',
  'job-titles',
  'departments',
  'categories',
  'products',
  'document-types',
  'file-templates',
  'chain-templates',
  'vat-rates',
  'currencies',
] as const;

export type Handbook = (typeof HANDBOOKS)[number];
