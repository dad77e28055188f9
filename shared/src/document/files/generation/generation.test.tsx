import { screen, waitFor, within } from '@testing-library/react';

import { renderPage, aSession, reply, stubNetwork } from '../../../testing/testing';
import { GenerateButton } from './generate-button';

const owner = { type: 'agreement', id: 5, resource: 'agreements' } as const;
const session = () => aSession(['Генерация файлов по шаблонам']);
const preview = {
  file_name: 'Договор_7-2026-П_18.11.2026.docx',
  template_version: 2,
  unknown_tags: [],
  values: [
    { tag: 'номер', label: 'Номер договора', value: '7/2026-П', is_declined: false },
    {
      tag: 'контрагент.подписант в родительном',
      label: 'Контрагент: подписант в родительном падеже',
      value: 'Зайца Петра',
      is_declined: true,
    },
    { tag: 'контрагент.счет', label: 'Контрагент: расчётный счёт', value: '', is_declined: false },
  ],
};

function opened(network: Record<string, unknown> = {}) {
  const stub = stubNetwork({
    'GET /api/file-templates/offered': { data: [{ id: 9, name: 'Договор поставки', misfit: null }] },
    'GET /api/file-templates/9/preview': preview,
    ...network,
  });
  return { ...renderPage(<GenerateButton owner={owner} />, { session: session() }), stub };
}

async function atTheCheck(user: ReturnType<typeof opened>['user']) {
  await user.click(screen.getByRole('button', { name: 'Составить по шаблону' }));
  await user.click(await screen.findByRole('radio', { name: 'Договор поставки' }));
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  return within(await screen.findByRole('dialog'));
}

it('puts the focus on the templates, and then on the first value, once they have come', async () => {
  const { user } = opened({});
  await user.click(screen.getByRole('button', { name: 'Составить по шаблону' }));
  expect(await screen.findByRole('radio', { name: 'Договор поставки' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Договор поставки' }));
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  const [first] = await screen.findAllByRole('textbox');
  expect(first).toHaveFocus();
});

it('shows first what has to be looked at, and sends what was put right by hand', async () => {
  const { user, stub } = opened({
    'POST /api/file-templates/9/generate': reply(201, { id: 70, name: preview.file_name }),
  });
  const dialog = await atTheCheck(user);
  const name = await dialog.findByLabelText('Контрагент: подписант в родительном падеже');
  expect(name).toHaveAccessibleDescription('Проверьте падеж: исправление запомнится');
  expect(dialog.getByLabelText('Контрагент: расчётный счёт')).toHaveAccessibleDescription(
    'В документе останется пустая строка',
  );
  await user.clear(name);
  await user.type(name, 'Заяца Петра');
  await user.click(dialog.getByRole('button', { name: 'Составить' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(stub.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    documentable_type: 'agreement',
    documentable_id: 5,
    values: { 'контрагент.подписант в родительном': 'Заяца Петра' },
    handmade_id: null,
  });
});

it('sends the same again under the same key, and what was put right since under another one', async () => {
  const { user, stub } = opened({
    'POST /api/file-templates/9/generate': reply(429, { message: 'Подождите минуту', request_id: '1' }),
  });
  const keys = () =>
    stub.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
  const dialog = await atTheCheck(user);
  const make = async (times: number) => {
    await user.click(await dialog.findByRole('button', { name: 'Составить' }));
    await waitFor(() => {
      expect(keys()).toHaveLength(times);
    });
  };
  await dialog.findByLabelText('Контрагент: расчётный счёт');
  await make(1);
  await user.click(dialog.getByRole('button', { name: 'Назад' }));
  await user.click(dialog.getByRole('button', { name: 'Далее' }));
  const account = await dialog.findByLabelText('Контрагент: расчётный счёт');
  await make(2);
  await user.type(account, '1');
  await make(3);
  const [first, again, other] = keys();
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('says of a value other than the record’s what the document will not be then', async () => {
  const { user } = opened();
  const dialog = await atTheCheck(user);
  const account = await dialog.findByLabelText('Контрагент: расчётный счёт');
  await user.type(account, '1');
  expect(account).toHaveAccessibleDescription(/^Не так, как в карточке: .*составленным по шаблону$/);
  await user.clear(account);
  expect(account).toHaveAccessibleDescription('В документе останется пустая строка');
});

it('says of a name whose case was put right before that it may be put right again', async () => {
  const label = 'Мы: подписант в родительном падеже';
  const tag = { tag: 'мы.подписант в родительном', label, value: 'Орешка Виктора' };
  const { user } = opened({
    'GET /api/file-templates/9/preview': {
      ...preview,
      values: [...preview.values, { ...tag, is_declined: false, is_remembered: true }],
    },
  });
  const dialog = await atTheCheck(user);
  const name = await dialog.findByLabelText(label);
  expect(name).toHaveAccessibleDescription('');
  await user.type(name, 'а');
  expect(name).toHaveAccessibleDescription('Новое исправление падежа запомнится');
});

it('does not threaten with a blank where the template leaves the place out', async () => {
  const [number, , account] = preview.values;
  const values = [{ ...account, tag: 'гарантия', label: 'Гарантия', is_left_out: true }, account, number];
  const { user } = opened({ 'GET /api/file-templates/9/preview': { ...preview, values } });
  const dialog = await atTheCheck(user);
  expect(await dialog.findByLabelText('Гарантия')).toHaveAccessibleDescription(
    'Не заполнено: это место в документ не войдёт',
  );
  const fields = dialog.getAllByRole('textbox').slice(0, 2);
  expect(fields[1]).toBe(dialog.getByLabelText('Гарантия'));
});

it('tells what in the template is beside the point in this document', async () => {
  const doubts = ['Соглашение не меняет цену, а шаблон говорит об этом'];
  const { user } = opened({ 'GET /api/file-templates/9/preview': { ...preview, doubts } });
  const dialog = await atTheCheck(user);
  expect(await dialog.findByText('Соглашение не меняет цену, а шаблон говорит об этом.')).toBeInTheDocument();
});

it('asks before a text brought by hand goes out of use, and again when another one has come meanwhile', async () => {
  const handmade = (version: number) => ({
    id: 60 + version,
    name: 'Договор правка.docx',
    version,
    uploaded_by_name: 'Кузнецов Игорь Олегович',
    created_at: '2026-11-19T09:00:00Z',
  });
  const { user, stub } = opened({
    'GET /api/file-templates/9/preview': { ...preview, handmade: handmade(3) },
    'POST /api/file-templates/9/generate': reply(409, { message: 'Загружена версия 4', request_id: '1' }),
  });
  const dialog = await atTheCheck(user);
  expect(
    await dialog.findByText(
      /действует версия 3, загруженная вручную 19\.11\.2026 \(Кузнецов\sИ\.\sО\.\)\. Правки.*Версия 3 останется в файлах/,
    ),
  ).toBeInTheDocument();
  stub.answer({ 'GET /api/file-templates/9/preview': { ...preview, handmade: handmade(4) } });
  await user.click(dialog.getByRole('button', { name: 'Составить версию 4' }));
  expect(await dialog.findByText(/действует версия 4/)).toBeInTheDocument();
  stub.answer({ 'POST /api/file-templates/9/generate': reply(201, { id: 70, name: preview.file_name }) });
  await user.click(dialog.getByRole('button', { name: 'Составить версию 5' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const known = stub.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { handmade_id: number }).handmade_id);
  expect(known).toEqual([63, 64]);
});

it('offers first the templates that the type of the document names', async () => {
  stubNetwork({
    'GET /api/file-templates/offered': {
      data: ['Аренда', 'Поставка', 'Услуги'].map((name, at) => ({ id: at + 1, name, misfit: null })),
    },
  });
  const named = { ...owner, templates: [3, 77] };
  const { user } = renderPage(<GenerateButton owner={named} />, { session: session() });
  await user.click(screen.getByRole('button', { name: 'Составить по шаблону' }));
  expect(await screen.findByRole('heading', { name: 'Для документов этого типа' })).toBeInTheDocument();
  const offered = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(offered).toEqual(['Услуги', 'Аренда', 'Поставка']);
});

it('has chosen the only template written for what the document is about, and lets another one be chosen', async () => {
  const template = (id: number, name: string, rest: object) => ({ id, name, misfit: null, ...rest });
  stubNetwork({
    'GET /api/file-templates/offered': {
      data: [
        template(1, 'Цена', { is_meant: false }),
        template(2, 'Расторжение', { is_meant: true }),
        template(3, 'Расторжение другой организации', { is_meant: true, misfit: 'Для другой организации' }),
      ],
    },
    'GET /api/file-templates/1/preview': preview,
  });
  const { user } = renderPage(<GenerateButton owner={owner} />, { session: session() });
  await user.click(screen.getByRole('button', { name: 'Составить по шаблону' }));
  expect(await screen.findByRole('radio', { name: 'Расторжение' })).toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)[0]).toBe(
    'Расторжение',
  );
  await user.click(screen.getByRole('radio', { name: 'Цена' }));
  expect(screen.getByRole('radio', { name: 'Расторжение' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  expect(await screen.findByText(`Файл: ${preview.file_name}`)).toBeInTheDocument();
});

it.each([
  ['two are written for', [true, true]],
  ['none is written for', [false, false]],
])('leaves the choice to the person where %s what the document is about', async (_, meant) => {
  const data = meant.map((is_meant, at) => ({ id: at + 1, name: String(at), misfit: null, is_meant }));
  stubNetwork({ 'GET /api/file-templates/offered': { data } });
  const { user } = renderPage(<GenerateButton owner={owner} />, { session: session() });
  await user.click(screen.getByRole('button', { name: 'Составить по шаблону' }));
  expect(await screen.findAllByRole('radio', { checked: false })).toHaveLength(2);
});

it('says of a template that is not for this document why, and lets nobody choose it', async () => {
  const misfit = 'Шаблон составлен для другой организации: ООО «Ромашка»';
  stubNetwork({
    'GET /api/file-templates/offered': {
      data: [
        { id: 1, name: 'Аренда', misfit },
        { id: 2, name: 'Поставка', misfit: null },
      ],
    },
  });
  const { user } = renderPage(<GenerateButton owner={owner} />, { session: session() });
  await user.click(screen.getByRole('button', { name: 'Составить по шаблону' }));
  expect(await screen.findByRole('heading', { name: 'Не для этого документа' })).toBeInTheDocument();
  const [fitting, other] = screen.getAllByRole('radio');
  expect(fitting).toHaveAccessibleName('Поставка');
  expect(fitting).toBeEnabled();
  expect(other).toHaveAccessibleName(`Аренда ${misfit}`);
  expect(other).toBeDisabled();
});

it('says of a text that was closed meanwhile what it is, and not that something did not load', async () => {
  const message = 'Текст согласован. Чтобы приложить новый, нажмите «Вернуть на доработку»';
  const { user } = opened({ 'GET /api/file-templates/offered': () => reply(423, { message }) });
  await user.click(screen.getByRole('button', { name: 'Составить по шаблону' }));
  expect(await screen.findByText('Документ составить нельзя')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

it('says why the document cannot be made', async () => {
  const { user } = opened({
    'GET /api/file-templates/9/preview': () => reply(423, { message: 'В шаблоне ещё нет текста' }),
  });
  const dialog = await atTheCheck(user);
  expect(await dialog.findByText('В шаблоне ещё нет текста')).toBeInTheDocument();
});

it('is offered to whoever may generate, and for kinds that are generated', () => {
  stubNetwork({});
  renderPage(<GenerateButton owner={owner} />, { session: aSession([]) });
  renderPage(<GenerateButton owner={{ ...owner, type: 'counterparty' }} />, { session: session() });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('makes nothing while the values are still on their way', async () => {
  const { user, stub } = opened({
    'GET /api/file-templates/9/preview': () => new Promise(() => undefined),
  });
  const dialog = await atTheCheck(user);
  const button = dialog.getByRole('button', { name: 'Составить' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(stub.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks nobody to check the values of a template that has no fields', async () => {
  const { user } = opened({ 'GET /api/file-templates/9/preview': { ...preview, values: [] } });
  const dialog = await atTheCheck(user);
  expect(await dialog.findByText('Полей в шаблоне нет: текст войдёт в документ как есть.')).toBeVisible();
  expect(dialog.queryByText(/Проверьте значения/)).toBeNull();
});
