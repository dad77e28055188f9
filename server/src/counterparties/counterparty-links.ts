/** A column of another record that names a counterparty. */
export interface CounterpartyLink {
  table: string;
  column: string;
  /** What names it, for the sentence why it cannot be deleted. */
  label: string;
  /** Its rows carry a version. */
  isVersioned?: true;
}

/** Everything that names a counterparty, beside its own accounts and people. A table that comes to name one is added here. */
export const COUNTERPARTY_LINKS: readonly CounterpartyLink[] = [
  { table: 'agreements', column: 'counterparty_id', label: 'договоры', isVersioned: true },
  { table: 'agreements', column: 'effective_counterparty_id', label: 'договоры' },
  { table: 'agreements', column: 'organization_id', label: 'договоры', isVersioned: true },
  { table: 'agreement_parties', column: 'counterparty_id', label: 'стороны договоров' },
  { table: 'effective_parties', column: 'counterparty_id', label: 'стороны договоров' },
  { table: 'addendum_changes', column: 'added_counterparty_id', label: 'новые стороны в доп. соглашениях' },
  {
    table: 'commercial_offers',
    column: 'counterparty_id',
    label: 'коммерческие предложения',
    isVersioned: true,
  },
  {
    table: 'commercial_offers',
    column: 'organization_id',
    label: 'коммерческие предложения',
    isVersioned: true,
  },
  { table: 'counterparties', column: 'parent_id', label: 'подчинённые организации', isVersioned: true },
  { table: 'departments', column: 'organization_id', label: 'подразделения' },
  { table: 'users', column: 'organization_id', label: 'сотрудники' },
  { table: 'numerators', column: 'organization_id', label: 'нумераторы' },
  { table: 'file_templates', column: 'organization_id', label: 'шаблоны файлов' },
];
