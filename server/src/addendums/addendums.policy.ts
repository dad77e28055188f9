import { ADDENDUM_WORKFLOW, type AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import type { AddendumStatus } from 'shared/contract/addendum/addendum.labels';
import { ORIGINAL_ACTIONS } from 'shared/contract/agreement/originals.workflow';
import { type ActivationFacts, lacksOriginal } from 'shared/contract/agreement/activation';
import { type OriginalFacts, originalGuards } from '../records/awaited-original';
import { areAllSigned, isAnySigned, type Signatures } from '../records/signing/signing';
import { archiveGuards, type ArchivedFacts, isKept } from '../records/archiving';
import { documentLife, type LifeFacts } from '../records/document-life.policy';
import { mayGoOn, type ParentFacts } from './addendum-parent';

export interface AddendumFacts
  extends LifeFacts<AddendumStatus>, ArchivedFacts, ParentFacts, Partial<OriginalFacts & Signatures> {
  changes: readonly { conflict: unknown }[];
}

/** What changes addenda and reads them. */
export const ADDENDUM_RIGHTS = {
  read: 'addendums.read',
  edit: 'addendums.edit',
  delete: 'addendums.delete',
} as const;

/** Who may do what with an addendum, and in which state. Source: domain reference, 1.2. */
export const addendumLife = documentLife<AddendumStatus, AddendumAction, AddendumFacts>({
  workflow: ADDENDUM_WORKFLOW,
  openGroups: {
    draft: ['essential', 'open', 'service'],
    rework: ['essential', 'open', 'service'],
    approved: ['open', 'service'],
    signed: ['service'],
    effective: ['service'],
  },
  deletable: ['draft', 'rework', 'rejected', 'cancelled'],
  // A paper may come back long after the addendum was put away.
  whenArchived: ['unarchive', ...ORIGINAL_ACTIONS],
  guards: {
    'send-original': originalGuards['send-original'],
    'receive-original': (facts) => isKept(facts) && originalGuards['receive-original'](facts),
    'write-off-original': (facts) => isKept(facts) && originalGuards['write-off-original'](facts),
    'correct-signed-file': isAnySigned,
    'mark-signed': mayGoOn,
    reopen: mayGoOn,
    ...archiveGuards,
    rebase: ({ changes }) => changes.some(({ conflict }) => conflict !== null),
  },
  rights: ADDENDUM_RIGHTS,
});

interface Entering extends ActivationFacts, ParentFacts {
  effective_from: string | null;
}

/** The state of an addendum that every side has signed, on that day: nothing takes effect once its agreement is over. */
export function statusAfterSignature(facts: Entering, today: string): 'signed' | 'effective' {
  const { effective_from: from } = facts;
  const waits = lacksOriginal(facts) || (from !== null && from > today);
  return waits || !mayGoOn(facts) ? 'signed' : 'effective';
}

/**
 * The state of an addendum that is being signed, on that day: in force once every side of the agreement has signed, its
 * day has come, and so has the original where it takes effect by that.
 */
export function statusOfSigned(
  facts: Signatures & Entering,
  today: string,
): 'on_signing' | 'signed' | 'effective' {
  return areAllSigned(facts) ? statusAfterSignature(facts, today) : 'on_signing';
}
