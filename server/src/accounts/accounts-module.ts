import type { Letter } from '../platform/mail/mailer';
import type { Deps } from '../platform/module';
import { tidyAccounts } from './accounts-tidy.job';
import { accountsRoutes } from './accounts.routes';
import { INVITATION_JOB, type InvitationJob, sendInvitation } from './registration/invitation.service';
import { LETTER_JOB, RESET_JOB, type ResetJob, sendResetLink } from './recovery/password-reset.service';
import type { FormerRegistrationJob } from './registration/former-registration';
import {
  REGISTRATION_JOB,
  type RegistrationJob,
  carryOutRegistration,
} from './registration/registration.service';
import { LETTER_RETRIES } from './session.policy';
import { sessionsRoutes } from './sessions.routes';
import { requireSession } from './session/ended-session.service';
import { endStale } from './session/sessions.service';
import { createSetupLink } from './recovery/setup.service';

/** Logging in and out, registration, passwords and the first administrator. */
export function accountsModule(deps: Deps): void {
  deps.authenticateWith((token) => requireSession(deps.db, token, deps.now()));
  deps.activity.labels({
    'session.started': 'Вход в систему',
    'session.ended': 'Выход из системы',
    'session.others_ended': 'Завершение остальных сеансов',
    'user.registered': 'Регистрация сотрудника',
    'user.confirmed': 'Подтверждение адреса почты',
    'user.password_reset': 'Смена пароля по ссылке из письма',
    'user.password_changed': 'Смена пароля',
    'user.linked': 'Связь с учётной записью организации',
    'user.set_up': 'Создание первой учётной записи администратора',
  });
  accountsRoutes(deps);
  sessionsRoutes(deps);
  defineJobs(deps);

  deps.onStart(async () => {
    if (deps.config.demo) return;
    const link = await createSetupLink(deps);
    if (link !== null) deps.print(`Первый администратор создаётся по ссылке: ${link}`);
  });
}

function defineJobs(deps: Deps): void {
  const patient = { retries: LETTER_RETRIES };
  deps.jobs.define<RegistrationJob | FormerRegistrationJob>(
    REGISTRATION_JOB,
    (job) => carryOutRegistration(deps, job),
    patient,
  );
  deps.jobs.define<ResetJob>(RESET_JOB, (job) => sendResetLink(deps, job), patient);
  deps.jobs.define<InvitationJob>(INVITATION_JOB, (job) => sendInvitation(deps, job), patient);
  deps.jobs.define<Letter>(LETTER_JOB, (letter) => deps.mailer.send(letter), patient);
  deps.jobs.define('accounts.tidy', () => tidyAccounts(deps), { schedule: '40 3 * * *' });
  deps.jobs.define('accounts.end-sessions', () => endStale(deps), { schedule: '*/2 * * * *' });
}
