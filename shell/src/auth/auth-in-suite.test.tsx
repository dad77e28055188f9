import { screen, waitFor } from '@testing-library/react';
import { emailConfirmInput, registerInput, setupInput } from 'shared/contract/session/session';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { aSession, reply } from 'shared/testing';

import { anArea, aRegistry, deliverArea, pageHeading } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea();
const registry = aRegistry(agreements);
const visitor = (at: string, network: Record<string, unknown> = {}) =>
  openSuite({ at, registry, session: null, network });
const bodyOf = (suite: ReturnType<typeof openSuite>, path: string) =>
  suite.network.requests.find((request) => request.path === path)?.body;

async function fillPerson({ user }: ReturnType<typeof openSuite>) {
  await user.type(await screen.findByLabelText('Фамилия'), 'Щербакова');
  await user.type(screen.getByLabelText('Имя'), 'Елена');
  await user.type(screen.getByLabelText('Рабочая почта'), 'buyer@contracts.local');
  await user.type(screen.getByLabelText('Пароль'), 'Demo-2026!');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

describe('Login', () => {
  it('names every empty field and sends nothing', async () => {
    const suite = visitor('/auth');
    await suite.user.click(await screen.findByRole('button', { name: 'Войти' }));
    expect(screen.getByLabelText('Электронная почта')).toHaveAccessibleDescription(REQUIRED_FIELD);
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(REQUIRED_FIELD);
    expect(bodyOf(suite, '/api/login')).toBeUndefined();
  });

  it('hands the address over to the request for a new password, and takes it back', async () => {
    const { user } = visitor('/auth');
    await user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts');
    await user.click(screen.getByRole('link', { name: 'Забыли пароль?' }));
    await screen.findByRole('button', { name: 'Отправить ссылку' });
    expect(screen.getByLabelText('Электронная почта')).toHaveValue('lawyer@contracts');
    await user.type(screen.getByLabelText('Электронная почта'), '.local');
    await user.click(screen.getByRole('link', { name: 'Войти' }));
    await screen.findByLabelText('Пароль');
    expect(screen.getByLabelText('Электронная почта')).toHaveValue('lawyer@contracts.local');
  });

  it('shows the password on demand', async () => {
    const { user } = visitor('/auth');
    await user.type(await screen.findByLabelText('Пароль'), 'Demo-2026!');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(screen.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
  });

  it('says what belongs to no field above the form', async () => {
    const tooMany = 'Слишком много попыток. Повторите через 5 минут';
    const { user } = visitor('/auth', { 'POST /api/login': reply(429, { message: tooMany }) });
    await user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts.local');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026!{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(tooMany);
  });

  it('keeps what was typed when the server does not answer', async () => {
    const { user } = visitor('/auth', {
      'POST /api/login': reply(503, { message: 'Сервер перезапускается' }),
    });
    await user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts.local');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026!{Enter}');
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Электронная почта')).toHaveValue('lawyer@contracts.local');
  });

  it('names the company and changes the theme', async () => {
    const { user } = visitor('/auth');
    expect(await screen.findByText('АО «Северный узел связи»')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сменить тему' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

describe('Registration', () => {
  it('keeps the way back of the login', async () => {
    const { user, address } = visitor('/agreements/5');
    await user.click(await screen.findByRole('link', { name: 'Зарегистрироваться' }));
    expect(address()).toBe('/auth?return=%2Fagreements%2F5&mode=register');
    await user.click(await screen.findByRole('link', { name: 'Войти' }));
    expect(address()).toBe('/auth?return=%2Fagreements%2F5');
  });

  it('sends the fields of the contract and says to look into the mail', async () => {
    const suite = visitor('/auth?mode=register', {
      'POST /api/register': { message: 'Мы отправили письмо' },
    });
    await fillPerson(suite);
    await suite.user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
    const body = bodyOf(suite, '/api/register');
    expect(registerInput.parse(body)).toEqual(body);
  });

  it('asks for everything but the middle name, for a real address and a long password', async () => {
    const { user } = visitor('/auth?mode=register');
    await user.type(await screen.findByLabelText('Рабочая почта'), 'щербакова');
    await user.type(screen.getByLabelText('Пароль'), 'коротко');
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(screen.getByLabelText('Фамилия')).toHaveAccessibleDescription(REQUIRED_FIELD);
    expect(screen.getByLabelText('Отчество')).toBeValid();
    expect(screen.getByLabelText('Рабочая почта')).toHaveAccessibleDescription(
      'Укажите адрес вида name@company.ru',
    );
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription('Не короче 10 знаков');
  });
});

describe('Links of letters', () => {
  it.each(['/auth/confirm', '/auth/reset'])(
    'asks for no password behind a link without its end: %s',
    async (path) => {
      visitor(path, {});
      expect(await screen.findByText(/Ссылка неполная/)).toBeVisible();
      expect(screen.queryByLabelText(/ароль/)).toBeNull();
    },
  );

  it('confirms the address with the password of the registration, and nothing before it is typed', async () => {
    const suite = visitor('/auth/confirm?token=abc', {
      'POST /api/email/confirm': { message: 'Адрес подтверждён' },
    });
    const password = await screen.findByLabelText('Пароль');
    expect(password).toHaveAccessibleDescription('Тот, который вы указали при регистрации');
    await suite.user.click(screen.getByRole('button', { name: 'Подтвердить почту' }));
    expect(password).toHaveAccessibleDescription(REQUIRED_FIELD);
    expect(bodyOf(suite, '/api/email/confirm')).toBeUndefined();
    await suite.user.type(password, ' Demo 2026! {Enter}');
    expect(await screen.findByRole('heading', { name: 'Почта подтверждена' })).toBeVisible();
    const body = bodyOf(suite, '/api/email/confirm');
    expect(body).toEqual({ token: 'abc', password: ' Demo 2026! ' });
    expect(emailConfirmInput.parse(body)).toEqual(body);
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth');
  });

  it('lets an invited person choose a password', async () => {
    const suite = visitor('/auth/confirm?token=abc&invited=1', {
      'POST /api/email/confirm': { message: 'Адрес подтверждён' },
    });
    await suite.user.type(await screen.findByLabelText('Новый пароль'), 'коротко{Enter}');
    expect(screen.getByLabelText('Новый пароль')).toHaveAccessibleDescription('Не короче 10 знаков');
    await suite.user.type(screen.getByLabelText('Новый пароль'), '-и-длинно{Enter}');
    expect(await screen.findByRole('heading', { name: 'Пароль сохранён' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Войдите с почтой, на которую пришло приглашение');
  });

  it('leads somebody whose link is over to the login and to another registration', async () => {
    const over = 'Ссылка устарела или уже использована';
    const suite = visitor('/auth/confirm?token=old', {
      'POST /api/email/confirm': reply(422, { message: over, errors: { token: [over] } }),
    });
    await suite.user.type(await screen.findByLabelText('Пароль'), 'Demo-2026!');
    await suite.user.click(screen.getByRole('button', { name: 'Подтвердить почту' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(over);
    expect(screen.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
      'href',
      '/auth?mode=register',
    );
    expect(screen.getByRole('link', { name: 'Ко входу' })).toHaveAttribute('href', '/auth');
  });

  it('sends somebody whose invitation is over to their password, and not to register anew', async () => {
    const over = 'Ссылка устарела или уже использована. Зарегистрируйтесь ещё раз';
    const suite = visitor('/auth/confirm?token=old&invited=1', {
      'POST /api/email/confirm': reply(422, { message: over, errors: { token: [over] } }),
    });
    await suite.user.type(await screen.findByLabelText('Новый пароль'), 'Береза-Дуб-2026{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Приглашение устарело или уже принято/);
    expect(screen.getByRole('link', { name: 'Запросить новый пароль' })).toHaveAttribute(
      'href',
      '/auth?mode=forgot',
    );
  });

  it('says under the password that it belongs to another registration', async () => {
    const text = 'Это не тот пароль, который указан при регистрации';
    const suite = visitor('/auth/confirm?token=abc', {
      'POST /api/email/confirm': reply(422, { message: text, errors: { password: [text] } }),
    });
    await suite.user.type(await screen.findByLabelText('Пароль'), 'Demo-2027!{Enter}');
    await waitFor(() => {
      expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(text);
    });
  });

  it('says why a link confirms nothing any more', async () => {
    const suite = visitor('/auth/confirm?token=old', {
      'POST /api/email/confirm': reply(422, {
        message: 'Ссылка устарела',
        errors: { token: ['Ссылка устарела'] },
      }),
    });
    await suite.user.type(await screen.findByLabelText('Пароль'), 'Demo-2026!{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка устарела');
  });

  it('asks for a letter in the same words for every address', async () => {
    const suite = visitor('/auth?mode=forgot', {
      'POST /api/password/forgot': { message: 'Мы отправили письмо' },
    });
    await suite.user.type(await screen.findByLabelText('Электронная почта'), 'nobody@contracts.local{Enter}');
    expect(await screen.findByText('Мы отправили письмо.')).toBeVisible();
  });

  it('sets a new password by its link', async () => {
    const suite = visitor('/auth/reset?token=abc', {
      'POST /api/password/reset': { message: 'Пароль изменён' },
    });
    await suite.user.type(await screen.findByLabelText('Новый пароль'), 'Demo-2027!{Enter}');
    expect(await screen.findByRole('heading', { name: 'Пароль изменён' })).toBeVisible();
    expect(bodyOf(suite, '/api/password/reset')).toEqual({ token: 'abc', password: 'Demo-2027!' });
  });

  it('says that a reset link is over, and offers another one', async () => {
    const refusal = reply(422, { message: 'Ссылка устарела', errors: { token: ['Ссылка устарела'] } });
    const { user } = visitor('/auth/reset?token=old', { 'POST /api/password/reset': refusal });
    await user.type(await screen.findByLabelText('Новый пароль'), 'Demo-2027!{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка устарела');
    expect(screen.getByRole('link', { name: 'Запросить новую ссылку' })).toBeVisible();
  });

  it('makes the first administrator by the link the server printed, and lets them in', async () => {
    const suite = visitor('/auth/setup?token=once', { 'POST /api/setup': aSession() });
    await fillPerson(suite);
    await suite.user.click(screen.getByRole('button', { name: 'Создать администратора' }));
    expect(await pageHeading('Договоры')).toBeVisible();
    const body = bodyOf(suite, '/api/setup');
    expect(setupInput.parse(body)).toEqual(body);
    await waitFor(() => {
      expect(suite.address()).toBe('/agreements');
    });
  });
});
