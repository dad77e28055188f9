import { z } from 'zod';

import { id } from './field';
import type { Handbook } from './handbook-names';

export { HANDBOOKS, type Handbook } from './handbook-names';

const common = { id, name: z.string(), is_active: z.boolean() };

export const measure = z.object({
  ...common,
  symbol: z.string(),
  okei_code: z.string().nullable(),
  /** Decimals of a quantity, 0–3. */
  precision: z.int(),
});
export const agreementType = z.object({
  ...common,
  code: z.string(),
  direction: z.string(),
  kind: z.string(),
  approval_required: z.boolean(),
  retention_years: z.int(),
  default_notice_days: z.int().nullable(),
  default_term_months: z.int().nullable(),
});
export const jobTitle = z.object({
  ...common,
  name_genitive: z.string().nullable(),
  category: z.enum(['head', 'specialist', 'other']),
});
export const department = z.object({
  ...common,
  short_name: z.string().nullable(),
  code: z.string().nullable(),
  parent_id: id.nullable(),
  parent_name: z.string().nullable(),
  head_name: z.string().nullable(),
});
export const category = z.object({
  ...common,
  code: z.string().nullable(),
  kind: z.enum(['goods', 'service', 'work']),
  parent_id: id.nullable(),
  parent_name: z.string().nullable(),
});
export const product = z.object({
  ...common,
  category_name: z.string(),
  article: z.string().nullable(),
  measure_symbol: z.string(),
  price: z.string().nullable(),
});
export const documentType = z.object({
  ...common,
  code: z.string(),
  is_required: z.boolean(),
  needs_signature: z.boolean(),
});
export const fileTemplate = z.object({
  ...common,
  code: z.string(),
  document_kind: z.string(),
  version: z.int(),
});
export const chainTemplate = z.object({
  ...common,
  description: z.string().nullable(),
  document_kinds: z.array(z.string()),
  priority: z.int(),
  version: z.int(),
});
export const vatRate = z.object({
  ...common,
  code: z.string(),
  /** Null is «Без НДС». */
  percent: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
});
export const currency = z.object({ ...common, code: z.string(), numeric_code: z.string(), sign: z.string() });

export type Measure = z.infer<typeof measure>;
export type AgreementType = z.infer<typeof agreementType>;
export type VatRate = z.infer<typeof vatRate>;
export type Currency = z.infer<typeof currency>;
export type Department = z.infer<typeof department>;
export type JobTitle = z.infer<typeof jobTitle>;
export type Category = z.infer<typeof category>;
export type Product = z.infer<typeof product>;
export type DocumentType = z.infer<typeof documentType>;
export type ChainTemplate = z.infer<typeof chainTemplate>;

/** Row schema by resource; what differs between two books is data. */
export const HANDBOOK_ROWS = {
  measures: measure,
  'agreement-types': agreementType,
  'job-titles': jobTitle,
  departments: department,
  categories: category,
  products: product,
  'document-types': documentType,
  'file-templates': fileTemplate,
  'chain-templates': chainTemplate,
  'vat-rates': vatRate,
  currencies: currency,
} as const satisfies Record<Handbook, z.ZodType>;
