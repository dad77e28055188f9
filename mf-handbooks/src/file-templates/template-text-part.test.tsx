import { fileTemplates } from 'shared/contract/books/file-templates.book';
import type { TemplateContent } from 'shared/contract/file-template/file-template';
import { DocumentHistory } from 'shared/document';
import { renderPage, reply, screen, stubNetwork, waitFor } from 'shared/testing';

import { UsagePart } from '../books/panel/usage-part';
import { aBookRow } from '../testing/book-row.builder';
import TemplateTextPart from './template-text-part';

const row = aBookRow(fileTemplates, { id: 5, name: 'Договор поставки', document_kind: 'agreement' });
const content: TemplateContent = {
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
};
const at = 'GET /api/file-templates/5/content';
const word = () => new File(['x'], 'Новый текст.docx');

it('says which Word file is in use, and which of its fields nobody knows', async () => {
  stubNetwork({ [at]: content });
  renderPage(<TemplateTextPart row={row} />);
  expect(await screen.findByText('Договор поставки.docx')).toBeInTheDocument();
  expect(screen.getByText(/^Версия 2 · 20 КБ · 2 поля · Соколова Мария Дмитриевна/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('{цвет}');
  expect(screen.getByText('«Товар: {цвет}, 5 шт»')).toBeInTheDocument();
});

it('shows each fault of a text that is refused, and keeps what was in use', async () => {
  stubNetwork({
    [at]: content,
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

it('takes the first text, and a person without the right is offered no upload', async () => {
  let sent = false;
  stubNetwork({
    [at]: () => (sent ? content : reply(404, { message: 'Текст шаблона ещё не загружен' })),
    'POST /api/file-templates/5/content': () => {
      sent = true;
      return reply(201, { ...content, version: 1, unknown_tags: [], unknown_places: [] });
    },
  });
  const { user, unmount } = renderPage(<TemplateTextPart row={row} />);
  expect(await screen.findByText(/Текста ещё нет/)).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Документ Word с текстом шаблона'), word());
  expect(await screen.findByText(/^Версия 1/)).toBeInTheDocument();
  unmount();
  renderPage(<TemplateTextPart row={{ ...row, can: { update: false, delete: false, archive: false } }} />);
  expect(await screen.findByText('Договор поставки.docx')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Загрузить/ })).not.toBeInTheDocument();
});

it('asks the history and the usage anew once the next text is in use', async () => {
  const owner = { resource: 'file-templates', kind: 'file_template', id: 5 };
  const { requests } = stubNetwork({
    [at]: content,
    'POST /api/file-templates/5/content': reply(201, { ...content, version: 3 }),
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

it('lists the fields one may write, and finds them by a word', async () => {
  stubNetwork({
    [at]: content,
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
