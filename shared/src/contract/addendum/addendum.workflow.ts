import { ADDENDUM_STATUS_LABELS, type AddendumStatus } from './addendum.labels';
import { type OriginalAction, originalActions } from '../agreement/originals.workflow';
import { type ArchiveAction, archiveActions } from '../record/archive.workflow';
import { type CorrectionAction, correctionActions } from '../signing/correction.workflow';
import { type SigningAction, signingActions } from '../signing/signing.workflow';
import type { Workflow } from '../record/workflow';

export type AddendumAction = SigningAction | CorrectionAction | OriginalAction | ArchiveAction | 'rebase';

const NOUN = {
  accusative: 'дополнительное соглашение',
  genitive: 'дополнительного соглашения',
  subject: 'Соглашение',
  it: 'Его',
} as const;

/** The life of an addendum up to its signature; what it does to its agreement follows from its dates. */
export const ADDENDUM_WORKFLOW: Workflow<AddendumStatus, AddendumAction> = {
  statuses: ADDENDUM_STATUS_LABELS,
  actions: {
    ...signingActions(
      NOUN,
      'Когда подпишут все стороны, соглашение станет подписанным, а со дня «Действует с» — действующим.',
    ),
    ...correctionActions<AddendumStatus>(NOUN, ['on_signing', 'signed', 'effective']),
    ...originalActions<AddendumStatus>(NOUN, {
      signing: ['on_signing'],
      from: ['signed', 'effective', 'superseded'],
      next: ['superseded'],
    }),
    rebase: {
      label: 'Обновить исходные значения',
      phoneLabel: 'Обновить',
      done: 'Обновление исходных значений дополнительного соглашения',
      from: ['draft', 'rework'],
      to: null,
      title: 'Обновить исходные значения',
    },
    ...archiveActions<AddendumStatus>('дополнительного соглашения', {
      from: ['draft', 'superseded', 'rejected', 'cancelled'],
      statuses: ADDENDUM_STATUS_LABELS,
    }),
  },
};

export const ADDENDUM_ACTIONS = Object.keys(ADDENDUM_WORKFLOW.actions) as AddendumAction[];
