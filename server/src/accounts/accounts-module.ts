import type { Letter } from '../platform/mail/mailer';
import type { Deps } from '../platform/module';
import { accountsRoutes } from './accounts.routes';
import { findActor } from './actor.repository';
import { deleteOldAttempts } from './attempts.repository';
import { LETTER_JOB, RESET_JOB, type ResetJob, sendResetLink } from './password-reset.service';
import { REGISTRATION_JOB, type RegistrationJob, carryOutRegistration } from './registration.service';
import { createSetupLink } from './setup.service';
import { deleteOldTokens } from './tokens.repository';

const DAY = 24 * 60 * 60 * 1000;

/** Logging in and out, registration, passwords and the first administrator. */
export function accountsModule(deps: Deps): void {
  deps.authenticateWith((token) => findActor(deps.db, token, deps.now()));
  deps.activity.labels({
    'session.started': 'Вход в систему',
    'session.ended': 'Выход из системы',
    'user.registered': 'Регистрация сотрудника',
    'user.confirmed': 'Подтверждение адреса почты',
    'user.password_reset': 'Смена пароля',
    'user.set_up': 'Создание первой учётной записи администратора',
  });
  accountsRoutes(deps);

  deps.jobs.define<RegistrationJob>(REGISTRATION_JOB, (job) => carryOutRegistration(deps, job));
  deps.jobs.define<ResetJob>(RESET_JOB, (job) => sendResetLink(deps, job));
  deps.jobs.define<Letter>(LETTER_JOB, (letter) => deps.mailer.send(letter));
  deps.jobs.define(
    'accounts.tidy',
    async () => {
      const now = deps.now();
      await deleteOldTokens(deps.db, new Date(now.getTime() - 30 * DAY));
      await deleteOldAttempts(deps.db, now);
    },
    { schedule: '40 3 * * *' },
  );

  deps.onStart(async () => {
    if (deps.config.demo) return;
    const link = await createSetupLink(deps);
    if (link !== null) deps.print(`Первый администратор создаётся по ссылке: ${link}`);
  });
}
