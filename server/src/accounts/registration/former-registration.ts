import type { RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { addRegistration } from './registrations.repository';
import { CONFIRM_LIFE } from '../session.policy';

/** What version 1.0.0 queued: everything that was registered, in the job itself. */
export interface FormerRegistrationJob {
  email: string;
  registration: {
    last_name: string;
    first_name: string;
    middle_name: string | null;
    password_hash: string;
  };
  origin: RequestOrigin;
}

/** The number of the registration that waited in the queue through an upgrade; it can be confirmed from now on. */
export async function takeInFormer(
  deps: Pick<Deps, 'transact' | 'now'>,
  { email, registration, origin }: FormerRegistrationJob,
): Promise<number> {
  const now = deps.now();
  return deps.transact((trx) =>
    addRegistration(trx, {
      ...registration,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + CONFIRM_LIFE * 1000),
      ip: origin.ip,
      user_agent: origin.userAgent,
      request_id: origin.requestId,
    }),
  );
}
