import type { ChainTemplate } from 'shared/contract/approval/chain-template';

import { newStage } from './form/template-values';

const { key: _key, participants: _none, condition: _always, return_to: _nowhere, ...plain } = newStage();
const stage: ChainTemplate['stages'][number] = {
  ...plain,
  id: 1,
  position: 1,
  name: 'Юридическая экспертиза',
  condition: null,
  quorum_value: null,
  deadline_value: 9,
  return_stage_position: null,
  escalation_after_hours: null,
  escalation_user: null,
  participants: [
    { id: 5, position: 1, kind: 'role', ref_id: 2, ref_name: 'Юрист', is_required: true },
    { id: 6, position: 2, kind: 'responsible', ref_id: null, ref_name: null, is_required: false },
  ],
};
/** A saved template with two stages, as the server sends it. */
export const template: ChainTemplate = {
  id: 4,
  name: 'Закупки до 5 млн',
  description: null,
  document_kinds: ['agreement'],
  conditions: {
    agreement_type_ids: [3],
    organization_ids: [],
    department_ids: [],
    directions: [],
    amount_min: null,
    amount_max: '5000000.00',
    is_template_based: null,
    counterparty_risks: ['high'],
  },
  priority: 50,
  version: 3,
  is_active: true,
  total_deadline_days: null,
  stages: [stage, { ...stage, id: 2, position: 2, name: 'Генеральный директор' }],
  names: { 'agreement_type_ids:3': 'Поставка' },
  used_count: 12,
  archived_at: null,
  created_at: '2026-11-01T09:00:00Z',
  updated_at: '2026-11-01T09:00:00Z',
  lock_version: 7,
  can: { update: true, delete: false, archive: true },
  available_actions: ['archive'],
};
