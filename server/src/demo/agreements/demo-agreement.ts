import type { AgreementPlan } from './agreement-plan';
import type { Colleague } from '../cast';

/** An agreement of the demo company with what the database gave it. */
export interface DemoAgreement {
  id: number;
  plan: AgreementPlan;
  number: string | null;
  internalNumber: string;
  createdAt: Date;
  changedAt: Date;
  author: Colleague;
  approvers: Colleague[];
  owner: Owner;
}

/** An own organisation and who signs for it. */
export interface Owner {
  id: number;
  signatoryId: number;
  /** «АО „Северный узел связи“» as people write it. */
  title: string;
  city: string;
}
