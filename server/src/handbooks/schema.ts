import type { Generated, JSONColumnType } from 'kysely';
import type { FieldRules } from 'shared/contract/agreement/agreement-field-rules';
import type { AgreementDirection, AgreementKind } from 'shared/contract/agreement/agreement-status';
import type {
  ArchivableColumns,
  AuthoredColumns,
  Moment,
  Optional,
  OptionalDay,
  OptionalDecimal,
} from '../platform/database/columns';

type Gender = 'masculine' | 'feminine' | 'neuter';

interface HandbookColumns extends AuthoredColumns, ArchivableColumns {
  id: Generated<number>;
  name: string;
  is_active: Generated<boolean>;
}

export interface HandbooksTables {
  measures: HandbookColumns & {
    symbol: string;
    /** Three digits, leading zeros kept. */
    okei_code: Optional<string>;
    precision: Generated<number>;
  };
  vat_rates: HandbookColumns & {
    code: string;
    /** Null is «Без НДС». */
    percent: OptionalDecimal;
    valid_from: OptionalDay;
    valid_to: OptionalDay;
    position: Generated<number>;
  };
  currencies: HandbookColumns & {
    code: string;
    numeric_code: string;
    sign: string;
    main_one: Optional<string>;
    main_few: Optional<string>;
    main_many: Optional<string>;
    main_gender: Generated<Gender>;
    minor_one: Optional<string>;
    minor_few: Optional<string>;
    minor_many: Optional<string>;
    minor_gender: Generated<Gender>;
    position: Generated<number>;
  };
  decision_reasons: HandbookColumns & { position: Generated<number> };
  job_titles: HandbookColumns & {
    name_genitive: Optional<string>;
    category: Generated<'head' | 'specialist' | 'other'>;
  };
  departments: HandbookColumns & {
    short_name: Optional<string>;
    code: Optional<string>;
    parent_id: Optional<number>;
    head_id: Optional<number>;
    deputy_head_id: Optional<number>;
    organization_id: Optional<number>;
  };
  categories: HandbookColumns & {
    parent_id: Optional<number>;
    code: Optional<string>;
    kind: 'goods' | 'service' | 'work';
    default_vat_rate_id: Optional<number>;
    default_measure_id: Optional<number>;
    responsible_id: Optional<number>;
    position: Generated<number>;
  };
  products: HandbookColumns & {
    category_id: number;
    article: Optional<string>;
    description: Optional<string>;
    measure_id: number;
    price: OptionalDecimal;
    currency_code: Generated<string>;
    vat_rate_id: Optional<number>;
    price_valid_until: OptionalDay;
  };
  document_types: HandbookColumns & {
    code: string;
    kinds: Generated<string[]>;
    is_required: Generated<boolean>;
    needs_signature: Generated<boolean>;
    allowed_extensions: Generated<string[]>;
    has_expiry: Generated<boolean>;
    /** The text it is made of by default. */
    template_id: Optional<number>;
    position: Generated<number>;
  };
  agreement_types: HandbookColumns & {
    /** The letter in a number. */
    code: string;
    direction: Generated<AgreementDirection>;
    kind: Generated<AgreementKind>;
    approval_required: Generated<boolean>;
    retention_years: Generated<number>;
    is_kept_forever: Generated<boolean>;
    default_notice_days: Optional<number>;
    default_term_months: Optional<number>;
    default_chain_template_id: Optional<number>;
    numerator_id: Optional<number>;
    required_document_type_ids: Generated<number[]>;
    file_template_ids: Generated<number[]>;
    field_rules: JSONColumnType<FieldRules, string | undefined>;
    position: Generated<number>;
  };
  file_templates: HandbookColumns & {
    category: Generated<string>;
    code: string;
    document_kind: Generated<string>;
    agreement_type_ids: Generated<number[]>;
    agreement_type_id: Optional<number>;
    /** The beginning of the names of files that are made of it. */
    prefix: Generated<string>;
    organization_id: Optional<number>;
    version: Generated<number>;
    file_id: Optional<number>;
    tags: JSONColumnType<string[], string | undefined>;
    valid_from: OptionalDay;
  };
  chain_templates: HandbookColumns & {
    description: Optional<string>;
    document_kinds: Generated<string[]>;
    conditions: JSONColumnType<Record<string, unknown>, string | undefined>;
    priority: Generated<number>;
    version: Generated<number>;
    total_deadline_days: Optional<number>;
  };
  calendar_days: {
    day: string;
    kind: 'holiday' | 'dayoff' | 'short' | 'workday_moved';
    hours: string;
    name: Optional<string>;
    is_preliminary: Generated<boolean>;
    lock_version: Generated<number>;
    updated_at: Moment;
    updated_by_id: Optional<number>;
  };
}
