import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { ORIGINAL_ACTIONS } from 'shared/contract/agreement/originals.workflow';
import { type OriginalFacts, originalGuards } from '../records/awaited-original';
import { holds } from '../platform/http/access';
import { renews, type TermFacts } from './life/agreements.workflow';
import { inForce, type KeptTerms } from './terms/in-force';
import { archiveGuards, isKept } from '../records/archiving';
import { isAnySigned, type Signatures } from '../records/signing/signing';
import { documentLife, type LifeFacts } from '../records/document-life.policy';

/** Of an agreement, what the rights to it depend on. */
export type RightsFacts = LifeFacts<AgreementStatus> & {
  archived_at: string | null;
  /** By an act; what is left is never taken back into work. */
  destroyed_at?: string | null;
};

/** With what is known of its original, its signatures and its term, which a row of the register does not tell in full. */
export type PolicyFacts = RightsFacts & Partial<OriginalFacts & TermFacts & KeptTerms & Signatures>;

/** True when the term goes on at its end by what is in force, and nobody has objected. */
function isToRenew(facts: PolicyFacts): boolean {
  return isWhole(facts) && renews(inForce(facts));
}

/** False of a row of the register, which does not tell its terms in full. */
function isWhole(facts: PolicyFacts): facts is PolicyFacts & TermFacts & KeptTerms {
  return facts.effective_terms !== undefined && facts.renewal_type !== undefined;
}

/** What changes agreements and reads them. */
export const AGREEMENT_RIGHTS = {
  read: 'agreements.read',
  edit: 'agreements.edit',
  delete: 'agreements.delete',
} as const;

/** Who may do what with an agreement, and in which state. Source: domain reference, 1.1.1. */
export const agreementLife = documentLife<AgreementStatus, AgreementAction, PolicyFacts>({
  workflow: AGREEMENT_WORKFLOW,
  openGroups: {
    draft: ['essential', 'open', 'service'],
    rework: ['essential', 'open', 'service'],
    approved: ['open', 'service'],
    signed: ['service'],
    active: ['service'],
    suspended: ['service'],
  },
  // What has been in force is kept for the term the archives' law gives it.
  deletable: ['draft', 'rework', 'rejected', 'cancelled'],
  // A paper may come back long after the agreement was put away.
  whenArchived: ['unarchive', 'copy', ...ORIGINAL_ACTIONS],
  guards: {
    'send-original': originalGuards['send-original'],
    'receive-original': (facts) => isKept(facts) && originalGuards['receive-original'](facts),
    'write-off-original': (facts) => isKept(facts) && originalGuards['write-off-original'](facts),
    'decline-renewal': isToRenew,
    'restore-renewal': ({ renewal_declined_on: declined }) => typeof declined === 'string',
    'correct-signed-file': isAnySigned,
    ...archiveGuards,
  },
  rights: AGREEMENT_RIGHTS,
  actionRights: { copy: (actor) => holds(actor, 'agreements.create') },
});
