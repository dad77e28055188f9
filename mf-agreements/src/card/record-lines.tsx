import type { Agreement } from 'shared/contract/agreement/agreement';
import { originalState } from 'shared/contract/agreement/original-state';
import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  RISK_LEVEL_LABELS,
} from 'shared/contract/agreement/agreement.labels';
import {
  ACTIVATION_BASIS_LABELS,
  AMOUNT_TYPE_LABELS,
  CONFIDENTIALITY_LABELS,
  PROCUREMENT_LAW_LABELS,
  TERMINATION_INITIATOR_LABELS,
} from 'shared/contract/agreement/agreement-terms.labels';
import { OutsideLink } from 'shared/document';
import { formatDate } from 'shared/format';

import { originalNote } from '../originals/original-words';
import { told, type TermLine } from './told-field';

/** How the agreement is kept: its type, its keepers, its original. What is not filled is left out. */
export function recordLines(agreement: Agreement): TermLine[] {
  const lines: TermLine[] = [
    told('agreement_type', agreement.agreement_type.name),
    told('kind', AGREEMENT_KIND_LABELS[agreement.kind]),
    told('direction', AGREEMENT_DIRECTION_LABELS[agreement.direction]),
    told('amount_type', AMOUNT_TYPE_LABELS[agreement.amount_type]),
    { label: 'Внутренний номер', value: agreement.internal_number },
    told('counterparty_number', agreement.counterparty_number),
    told('department', agreement.department?.name ?? null),
    told('curator', agreement.curator?.full_name ?? null),
    { label: 'Автор', value: agreement.author?.full_name ?? null },
    told('activation_basis', ACTIVATION_BASIS_LABELS[agreement.activation_basis]),
    told('originals_status', originalState(agreement), originalNote(agreement)),
    told('storage_place', agreement.storage_place),
    told('edi_operator', agreement.edi_operator),
    told('edi_document_id', agreement.edi_document_id),
    told('edi_status', agreement.edi_status),
    told('edi_url', agreement.edi_url === null ? null : <OutsideLink text={agreement.edi_url} />),
    {
      label: 'Инициатор расторжения',
      value:
        agreement.termination_initiator === null
          ? null
          : TERMINATION_INITIATOR_LABELS[agreement.termination_initiator],
    },
    {
      label: 'Хранить до',
      value: agreement.is_kept_forever === true ? 'Постоянно' : formatDate(agreement.retention_until) || null,
    },
    told('risk_level', agreement.risk_level === null ? null : RISK_LEVEL_LABELS[agreement.risk_level]),
    told(
      'confidentiality',
      agreement.confidentiality === 'restricted' ? CONFIDENTIALITY_LABELS.restricted : null,
    ),
    told('is_subcontract', agreement.is_subcontract ? 'Да' : null),
    told(
      'procurement_law',
      agreement.procurement_law === 'none' ? null : PROCUREMENT_LAW_LABELS[agreement.procurement_law],
    ),
    told('tags', agreement.tags.length === 0 ? null : agreement.tags.join(', ')),
  ];
  return lines.filter((line) => line.value !== null);
}
