import {
  emailConfirmInput,
  loginInput,
  logoutAnswer,
  me,
  messageAnswer,
  passwordForgotInput,
  passwordResetInput,
  registerInput,
  session,
  setupInput,
} from 'shared/contract/session/session';
import { Forbidden } from '../platform/http/errors';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { endAddress, type OidcDeps } from './oidc/oidc-session.service';
import { oidcRoutes } from './oidc/oidc.routes';
import { closePasswordLogin } from './oidc/password-login';
import { confirmEmail } from './registration/confirmation.service';
import { knownBrowser, rememberBrowser } from './session/known-browser';
import { forgotPassword, resetPassword } from './recovery/password-reset.service';
import { register } from './registration/registration.service';
import { currentUser, login, logout } from './session/session.service';
import { setUp } from './recovery/setup.service';

const LETTER_SENT = 'Если адрес указан верно, мы отправили на него письмо. Откройте ссылку из письма';
const CONFIRMED = 'Адрес подтверждён. Войдите со своим паролем';
const PASSWORD_CHANGED = 'Пароль изменён. Войдите с новым паролем';
const CLOSED = 'Регистрация закрыта. Учётную запись создаёт администратор';

function sessionRoutes(deps: Deps, oidc: OidcDeps | null): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: '/api/login',
    access: 'public',
    tag: 'accounts',
    summary: 'Вход по почте и паролю',
    body: loginInput,
    response: session,
    handler: async ({ body, origin, request, reply }) => {
      const person = { email: body.email.toLowerCase(), now: deps.now() };
      const known = knownBrowser(deps.secrets, request, person);
      const opened = await login(deps, { ...body, email: person.email, knownBrowser: known }, origin);
      reply.header('set-cookie', rememberBrowser(deps, request, person));
      return opened;
    },
  });
  route(app, {
    method: 'POST',
    url: '/api/logout',
    access: 'authenticated',
    tag: 'accounts',
    summary: 'Выход: токен больше не действует; ответ говорит, где выйти и у организации',
    response: logoutAnswer,
    handler: async ({ actor, origin }) => {
      const end_session_url = oidc === null ? null : await endAddress(oidc, actor);
      await logout(deps, actor, origin);
      return { end_session_url };
    },
  });
  route(app, {
    method: 'GET',
    url: '/api/me',
    access: 'authenticated',
    tag: 'accounts',
    summary: 'Текущий сотрудник и его права',
    response: me,
    handler: async ({ actor }) => ({ user: await currentUser(deps, actor) }),
  });
}

/** Where registration is closed its address says so to everybody, whatever was sent. */
function registrationRoute(deps: Deps): void {
  const definition = {
    method: 'POST',
    url: '/api/register',
    access: 'public',
    tag: 'accounts',
    summary: 'Регистрация: письмо со ссылкой для подтверждения',
    response: messageAnswer,
  } as const;
  if (deps.config.registration.mode === 'closed') {
    route(deps.app, {
      ...definition,
      handler: () => {
        throw new Forbidden(CLOSED);
      },
    });
    return;
  }
  route(deps.app, {
    ...definition,
    body: registerInput,
    handler: async ({ body, origin }) => {
      await register(deps, body, origin);
      return { message: LETTER_SENT };
    },
  });
}

function letterRoutes(deps: Deps): void {
  const { app } = deps;
  registrationRoute(deps);
  route(app, {
    method: 'POST',
    url: '/api/password/forgot',
    access: 'public',
    tag: 'accounts',
    summary: 'Письмо со ссылкой для смены пароля',
    body: passwordForgotInput,
    response: messageAnswer,
    handler: async ({ body, origin }) => {
      await forgotPassword(deps, body.email, origin);
      return { message: LETTER_SENT };
    },
  });
}

function linkRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: '/api/email/confirm',
    access: 'public',
    tag: 'accounts',
    summary: 'Подтверждение адреса по ссылке из письма и паролю регистрации',
    body: emailConfirmInput,
    response: messageAnswer,
    handler: async ({ body, origin }) => {
      await confirmEmail(deps, body, origin);
      return { message: CONFIRMED };
    },
  });
  route(app, {
    method: 'POST',
    url: '/api/password/reset',
    access: 'public',
    tag: 'accounts',
    summary: 'Новый пароль по ссылке из письма',
    body: passwordResetInput,
    response: messageAnswer,
    handler: async ({ body, origin, request, reply }) => {
      const email = await resetPassword(deps, body, origin);
      // Who opens the letter of an account that is under attack gets in with the next login.
      reply.header('set-cookie', rememberBrowser(deps, request, { email, now: deps.now() }));
      return { message: PASSWORD_CHANGED };
    },
  });
  route(app, {
    method: 'POST',
    url: '/api/setup',
    access: 'public',
    tag: 'accounts',
    summary: 'Первый администратор по одноразовой ссылке',
    body: setupInput,
    response: session,
    handler: ({ body, origin }) => setUp(deps, body, origin),
  });
}

/** Everything a visitor does on the way in and out. */
export function accountsRoutes(deps: Deps): void {
  closePasswordLogin(deps.app, deps.config.oidc);
  sessionRoutes(deps, oidcRoutes(deps));
  letterRoutes(deps);
  linkRoutes(deps);
}
