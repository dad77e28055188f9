import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CounterpartyStatus, CounterpartyType } from 'shared/contract/counterparty/counterparty-status';
import type {
  ArchivableColumns,
  AuthoredColumns,
  Moment,
  Optional,
  OptionalDay,
  OptionalDecimal,
  OptionalMoment,
} from '../platform/database/columns';

export interface CounterpartiesTable extends AuthoredColumns, ArchivableColumns {
  id: Generated<number>;
  is_own: Generated<boolean>;
  type: CounterpartyType;
  legal_form: Optional<string>;
  legal_form_gender: Optional<'male' | 'female' | 'neuter'>;
  /** Without the legal form: «Лесная Плаза». */
  name_short: string;
  name_full: string;
  name_genitive: Optional<string>;
  name_instrumental: Optional<string>;
  inn: Optional<string>;
  kpp: Optional<string>;
  ogrn: Optional<string>;
  okpo: Optional<string>;
  okved_main: Optional<string>;
  registration_date: OptionalDay;
  parent_id: Optional<number>;
  tax_system: Optional<'osn' | 'usn' | 'usn_vat5' | 'usn_vat7' | 'psn' | 'npd' | 'eshn'>;
  default_vat_rate_id: Optional<number>;
  legal_address: Optional<string>;
  postal_address: Optional<string>;
  actual_address: Optional<string>;
  phone: Optional<string>;
  email: Optional<string>;
  website: Optional<string>;
  country_code: Optional<string>;
  tax_number: Optional<string>;
  registration_number: Optional<string>;
  edi_operator: Optional<string>;
  edi_participant_id: Optional<string>;
  status: Generated<CounterpartyStatus>;
  status_changed_at: Moment;
  status_reason: Optional<string>;
  check_status: Optional<string>;
  checked_at: OptionalDay;
  checked_by_id: Optional<number>;
  check_valid_until: OptionalDay;
  check_comment: Optional<string>;
  risk_level: Optional<'low' | 'medium' | 'high'>;
  credit_limit: OptionalDecimal;
  payment_days_default: Optional<number>;
  responsible_id: Optional<number>;
  category_ids: Generated<number[]>;
  tags: Generated<string[]>;
  note: Optional<string>;
  merged_into_id: Optional<number>;
  /** Names and numbers as the search compares them; made by the database. */
  search: GeneratedAlways<string>;
  /** The name as it is compared with others: no legal form, no quotes, in Latin letters; made by the database. */
  name_key: GeneratedAlways<string>;
  deleted_at: OptionalMoment;
}

export interface CounterpartiesTables {
  counterparties: CounterpartiesTable;
  bank_accounts: {
    id: Generated<number>;
    counterparty_id: number;
    bank_name: string;
    bic: Optional<string>;
    correspondent_account: Optional<string>;
    account: string;
    currency_code: Generated<string>;
    /** One for each currency. */
    is_primary: Generated<boolean>;
    swift: Optional<string>;
    iban: Optional<string>;
    valid_from: OptionalDay;
    valid_to: OptionalDay;
  };
  signatories: {
    id: Generated<number>;
    counterparty_id: number;
    last_name: string;
    first_name: string;
    middle_name: Optional<string>;
    full_name: GeneratedAlways<string>;
    gender: Optional<'male' | 'female'>;
    job_title: string;
    full_name_genitive: Optional<string>;
    job_title_genitive: Optional<string>;
    basis_type: 'charter' | 'power_of_attorney' | 'order' | 'certificate';
    basis_number: Optional<string>;
    basis_date: OptionalDay;
    basis_valid_until: OptionalDay;
    machine_readable_poa_number: Optional<string>;
    amount_limit: OptionalDecimal;
    is_default: Generated<boolean>;
  };
  counterparty_contacts: {
    id: Generated<number>;
    counterparty_id: number;
    name: string;
    job_title: Optional<string>;
    phone: Optional<string>;
    email: Optional<string>;
    is_primary: Generated<boolean>;
    note: Optional<string>;
  };
  counterparty_merges: {
    id: Generated<number>;
    target_id: number;
    source_id: number;
    merged_at: Moment;
    merged_by_id: Optional<number>;
    moved: JSONColumnType<Record<string, number[]>>;
    before: JSONColumnType<Record<string, unknown>>;
    undone_at: OptionalMoment;
  };
}
