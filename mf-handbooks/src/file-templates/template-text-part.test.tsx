import { fileTemplates } from 'shared/contract/books/file-templates.book';
import type { TemplateVersion, TemplateVersionList } from 'shared/contract/file-template/template-version';
import { DocumentHistory } from 'shared/document';
import { renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { UsagePart } from '../books/panel/usage-part';
import { aBookRow } from '../testing/book-row.builder';
import TemplateTextPart from './template-text-part';

const row = aBookRow(fileTemplates, { id: 5, name: 'Договор поставки', document_kind: 'agreement' });
const content: TemplateVersion = {
  id: 70,
  version: 2,
  name: 'Договор поставки.docx',
  size: 20_480,
  sha256: 'a'.repeat(64),
  url: '/files/70',
  uploaded_by_name: 'Соколова Мария Дмитриевна',
  created_at: '2026-11-20T09:00:00Z',
  tags: ['номер', 'цвет'],
  unknown_tags: ['цвет'],
  unknown_places: ['Товар: {цвет}, 5 шт'],
  is_current: true,
  comment: null,
};
/** A page of versions, so many of them there are. */
const listed = (data: TemplateVersion[], total = data.length, page = 1): TemplateVersionList => ({
  data,
  meta: {
    current_page: page,
    last_page: page + (total > page * 20 ? 1 : 0),
    per_page: 20,
    total,
    total_is_capped: false,
  },
});
const at = 'GET /api/file-templates/5/versions';
const word = () => new File(['x'], 'Новый текст.docx');

it('says which Word file is in use, and which of its fields nobody knows', async () => {
  stubNetwork({ [at]: listed([content]) });
  renderPage(<TemplateTextPart row={row} />);
  expect(await screen.findByText('Договор поставки.docx')).toBeInTheDocument();
  expect(screen.getByText(/^Версия 2 · 20 КБ · 2 поля · Соколова Мария Дмитриевна/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('{цвет}');
  expect(screen.getByText('«Товар: {цвет}, 5 шт»')).toBeInTheDocument();
});

it('shows each fault of a text that is refused, and keeps what was in use', async () => {
  stubNetwork({
    [at]: listed([content]),
    'POST /api/file-templates/5/content': () =>
      reply(422, {
        message: 'В шаблоне есть ошибки разметки',
        errors: { file: ['Не закрыта скобка у «номер»', 'Блок «спецификация» открыт, но не закрыт'] },
      }),
  });
  const { user } = renderPage(<TemplateTextPart row={row} />);
  await screen.findByText('Договор поставки.docx');
  await user.upload(screen.getByLabelText('Документ Word с текстом шаблона'), word());
  expect(await screen.findByText('Не закрыта скобка у «номер»')).toBeInTheDocument();
  expect(screen.getByText('Блок «спецификация» открыт, но не закрыт')).toBeInTheDocument();
  expect(screen.getByText('Договор поставки.docx')).toBeInTheDocument();
});

it('keeps the keyboard on the button while a text is on its way', async () => {
  stubNetwork({
    [at]: listed([content]),
    'POST /api/file-templates/5/content': () => new Promise(() => undefined),
  });
  const { user } = renderPage(<TemplateTextPart row={row} />);
  const button = await screen.findByRole('button', { name: 'Загрузить новую версию' });
  await user.upload(screen.getByLabelText('Документ Word с текстом шаблона'), word());
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('takes the first text, and a person without the right is offered no upload', async () => {
  let sent = false;
  const { requests } = stubNetwork({
    [at]: () => listed(sent ? [{ ...content, version: 1 }] : []),
    'POST /api/file-templates/5/content': () => {
      sent = true;
      return reply(201, { ...content, version: 1, unknown_tags: [], unknown_places: [] });
    },
  });
  const { user, unmount } = renderPage(<TemplateTextPart row={row} />);
  expect(await screen.findByText(/Текста ещё нет/)).toBeInTheDocument();
  // What is not there is not asked for.
  expect(requests.map(({ path }) => path)).toEqual(['/api/file-templates/5/versions']);
  await user.upload(screen.getByLabelText('Документ Word с текстом шаблона'), word());
  expect(await screen.findByText(/^Версия 1/)).toBeInTheDocument();
  unmount();
  renderPage(<TemplateTextPart row={{ ...row, can: { update: false, delete: false, archive: false } }} />);
  expect(await screen.findByText('Договор поставки.docx')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Загрузить/ })).not.toBeInTheDocument();
});

it('asks the history and the usage anew once the next text is in use', async () => {
  const owner = { resource: 'file-templates', kind: 'file_template', id: 5 };
  let isSent = false;
  const { requests } = stubNetwork({
    [at]: () => listed([{ ...content, version: isSent ? 3 : 2 }]),
    'POST /api/file-templates/5/content': () => {
      isSent = true;
      return reply(201, { ...content, version: 3 });
    },
    'GET /api/file-templates/5/history': {
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 25, total: 0 },
    },
    'GET /api/file-templates/5/usage': { data: [] },
  });
  const { user } = renderPage(
    <>
      <TemplateTextPart row={row} />
      <DocumentHistory owner={owner} />
      <UsagePart place={owner} />
    </>,
  );
  expect(await screen.findByText(/^Версия 2/)).toBeInTheDocument();
  await screen.findByText('Изменений пока не было');
  const asked = (what: string) => requests.filter(({ path }) => path.endsWith(what)).length;
  await waitFor(() => {
    expect(asked('/usage')).toBe(1);
  });
  const before = asked('/history');
  await user.upload(screen.getByLabelText('Документ Word с текстом шаблона'), word());
  expect(await screen.findByText(/^Версия 3/)).toBeInTheDocument();
  await waitFor(() => {
    expect(asked('/history')).toBe(before + 1);
  });
  await waitFor(() => {
    expect(asked('/usage')).toBe(2);
  });
});

describe('the versions of the text', () => {
  const versions = [
    { ...content, id: 72, version: 3, name: 'Неудачный.docx', sha256: 'b'.repeat(64) },
    { ...content, is_current: false },
    { ...content, id: 69, version: 1, name: 'Первый.docx', is_current: false, uploaded_by_name: 'Иванов' },
  ];

  it('are listed with what each was, and one before is brought back', async () => {
    let isBack = false;
    const after = [
      { ...content, id: 73, version: 4, comment: 'Возвращена версия 2' },
      ...versions.map((one) => ({ ...one, is_current: false })),
    ];
    const { requests } = stubNetwork({
      [at]: () => listed(isBack ? after : versions),
      'POST /api/file-templates/5/versions/70/restore': () => {
        isBack = true;
        return { ...content, version: 4 };
      },
    });
    const { user } = renderPage(<TemplateTextPart row={row} />);
    await user.click(await screen.findByText('Все версии текста: 3'));
    const list = screen.getByRole('list', { name: 'Версии текста' });
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map((line) => /Версия \d/.exec(line.textContent)?.[0])).toEqual([
      'Версия 3',
      'Версия 2',
      'Версия 1',
    ]);
    expect(lines.map((line) => within(line).queryByText('Действует') !== null)).toEqual([true, false, false]);
    expect(within(list).getByRole('button', { name: 'Первый.docx' })).toBeVisible();
    expect(lines[2]).toHaveTextContent('Иванов');
    await user.click(within(list).getByRole('button', { name: 'Вернуть эту версию: 2' }));
    expect(await screen.findByText('Все версии текста: 4')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Возвращена версия 2');
    // To the file in use there is no way back.
    expect(within(list).queryByRole('button', { name: 'Вернуть эту версию: 2' })).not.toBeInTheDocument();
    expect(within(list).getByRole('button', { name: 'Вернуть эту версию: 3' })).toBeInTheDocument();
  });

  it('are shown to be saved alone to whoever may not change templates', async () => {
    stubNetwork({ [at]: listed(versions) });
    const { user } = renderPage(
      <TemplateTextPart row={{ ...row, can: { update: false, delete: false, archive: false } }} />,
    );
    await user.click(await screen.findByText('Все версии текста: 3'));
    expect(screen.getByRole('button', { name: 'Первый.docx' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Вернуть/ })).not.toBeInTheDocument();
  });

  it('come by pages', async () => {
    const rows = Array.from({ length: 21 }, (_, place) => ({
      ...content,
      id: 100 - place,
      version: 21 - place,
      is_current: place === 0,
      sha256: (place === 0 ? 'a' : 'b').repeat(64),
    }));
    stubNetwork({
      [at]: ({ query }: { query: URLSearchParams }) =>
        query.get('page') === '2' ? listed(rows.slice(20), 21, 2) : listed(rows.slice(0, 20), 21),
    });
    const { user } = renderPage(<TemplateTextPart row={row} />);
    await user.click(await screen.findByText('Все версии текста: 21'));
    await user.click(screen.getByRole('button', { name: 'Показать ещё, осталось 1' }));
    await waitFor(() => {
      expect(
        within(screen.getByRole('list', { name: 'Версии текста' })).getAllByRole('listitem'),
      ).toHaveLength(21);
    });
    expect(screen.getByRole('button', { name: 'Вернуть эту версию: 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Показать ещё/ })).not.toBeInTheDocument();
  });
});

it('lists the fields one may write, and finds them by a word', async () => {
  stubNetwork({
    [at]: listed([content]),
    'GET /api/file-templates/tags': {
      data: [
        { tag: 'номер', label: 'Номер договора', sample: '112/2026-П', is_section: false },
        { tag: 'спецификация', label: 'Строки', sample: '{#спецификация} …', is_section: true },
      ],
    },
  });
  const { user } = renderPage(<TemplateTextPart row={row} />);
  await user.click(await screen.findByText('Какие поля можно вставить'));
  expect(await screen.findByText('{номер}')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Найти поле' }), 'строки');
  expect(screen.queryByText('{номер}')).not.toBeInTheDocument();
  expect(screen.getByText('{#спецификация} …')).toBeInTheDocument();
});
