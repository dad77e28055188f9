import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { renderPage, reply, stubNetwork } from '../../testing/testing';
import { arrivedPage } from '../files/preview/testing/arrived-page';
import type { PlacedRemark } from './placed-remark';
import { RemarkablePreview, type RemarkablePreviewProps } from './remarkable-files';

const FILE = {
  id: 5,
  name: 'Договор.docx',
  extension: 'docx',
  url: '/files/5',
  version: 2,
  discussed: { type: 'agreement', id: 412 },
};

type Deciding = Pick<RemarkablePreviewProps, 'onDecide'>;

function Panel(props: Deciding) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Карточка</p>;
  return (
    <RemarkablePreview
      files={[FILE]}
      openId={5}
      onOpen={() => undefined}
      onClose={() => setOpen(false)}
      {...props}
    />
  );
}

async function open(props: Deciding = {}) {
  const network = stubNetwork({
    'GET /api/files/5/page': { url: '/files/pages/five' },
    'GET /api/comments/people': { data: [] },
    'POST /api/comments': { id: 7 },
  });
  const view = renderPage(<Panel {...props} />);
  const frame = await screen.findByTitle('Договор.docx');
  const page = arrivedPage(frame, '<p>Поставщик заменяет товар в течение 10 дней.</p>');
  const mark = (from: number, to: number) => {
    const words = page.querySelector('p')?.firstChild;
    if (words == null) throw new RangeError('No words');
    page.getSelection()?.setBaseAndExtent(words, from, words, to);
  };
  const remark = () => view.user.click(screen.getByRole('button', { name: 'Замечание к этому месту' }));
  return { ...view, network, mark, remark };
}

afterEach(() => {
  localStorage.clear();
});

test('words marked in the text become the quote of a comment, whole and with what stands around them', async () => {
  const { user, network, mark, remark } = await open();
  mark(25, 39);
  await remark();
  const field = await screen.findByRole('textbox', { name: 'Замечание' });
  expect(screen.getByRole('group', { name: 'Цитата' })).toHaveTextContent(
    'в течение 10 днейДоговор.docx, версия 2',
  );
  await user.type(field, 'Мало{Control>}{Enter}{/Control}');
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Замечание' })).not.toBeInTheDocument();
  });
  const sent = network.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    commentable_type: 'agreement',
    commentable_id: 412,
    parent_id: null,
    body: 'Мало',
    quote: {
      text: 'в течение 10 дней',
      clause: null,
      place: { version_id: 5, prefix: 'Поставщик заменяет товар', suffix: '.' },
    },
  });
  expect(screen.getByTitle('Договор.docx')).toBeInTheDocument();
});

test('without marked words one is told to mark some', async () => {
  const { remark, mark } = await open();
  await remark();
  expect(screen.getByText(/^Выделите слова в тексте/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Замечание' })).not.toBeInTheDocument();
  mark(0, 9);
  await remark();
  expect(await screen.findByRole('textbox', { name: 'Замечание' })).toBeInTheDocument();
  expect(screen.queryByText(/^Выделите слова в тексте/)).not.toBeInTheDocument();
});

test('a refusal leaves the words where they were written, and those about another place are others', async () => {
  const { user, network, mark, remark } = await open();
  network.answer({
    'POST /api/comments': reply(422, {
      message: 'Проверьте поля',
      errors: { 'quote.text': ['В файле нет таких слов'] },
      request_id: '1',
    }),
  });
  mark(0, 9);
  await remark();
  await user.type(await screen.findByRole('textbox', { name: 'Замечание' }), 'Кто именно?');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('В файле нет таких слов')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Замечание' })).toHaveValue('Кто именно?');
  mark(27, 39);
  await remark();
  expect(await screen.findByRole('textbox', { name: 'Замечание' })).toHaveValue('');
});

test('whoever decides on the document puts the words into the decision, or into the discussion', async () => {
  const placed: PlacedRemark[] = [];
  const { user, network, mark, remark } = await open({ onDecide: (one) => placed.push(one) });
  mark(27, 39);
  await remark();
  await user.type(await screen.findByRole('textbox', { name: 'Пункт' }), 'п. 5.4');
  await user.type(screen.getByRole('textbox', { name: 'Замечание к решению' }), 'Не более 5 дней');
  await user.click(screen.getByRole('button', { name: 'Добавить к решению' }));
  expect(placed).toMatchObject([
    {
      text: 'Не более 5 дней',
      clause: 'п. 5.4',
      quote: { place: { version_id: 5, file_name: 'Договор.docx', file_version: 2, is_checked: true } },
    },
  ]);
  expect(screen.queryByRole('textbox', { name: 'Замечание к решению' })).not.toBeInTheDocument();
  expect(network.requests.some(({ method }) => method === 'POST')).toBe(false);
  mark(0, 9);
  await remark();
  await user.click(await screen.findByRole('radio', { name: 'В обсуждение' }));
  await user.type(screen.getByRole('textbox', { name: 'Замечание' }), 'Кто именно?');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(network.requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(placed).toHaveLength(1);
});

test('what was written stays while one thinks about where it goes, and the discussion begins with it', async () => {
  const { user, network, mark, remark } = await open({ onDecide: () => undefined });
  mark(25, 39);
  await remark();
  await user.type(await screen.findByRole('textbox', { name: 'Пункт' }), 'п. 5.4');
  await user.type(screen.getByRole('textbox', { name: 'Замечание к решению' }), 'Не более 5 дней');
  await user.click(screen.getByRole('radio', { name: 'В обсуждение' }));
  await user.type(await screen.findByRole('textbox', { name: 'Замечание' }), ' со склада');
  await user.click(screen.getByRole('radio', { name: 'К моему решению' }));
  expect(screen.getByRole('textbox', { name: 'Замечание к решению' })).toHaveValue('Не более 5 дней');
  expect(screen.getByRole('textbox', { name: 'Пункт' })).toHaveValue('п. 5.4');
  await user.click(screen.getByRole('radio', { name: 'В обсуждение' }));
  expect(screen.getByRole('textbox', { name: 'Замечание' })).toHaveValue('Не более 5 дней со склада');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() =>
    expect(network.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      body: 'Не более 5 дней со склада',
      quote: { text: 'в течение 10 дней', clause: 'п. 5.4' },
    }),
  );
});

describe('the text is closed over a remark that was begun', () => {
  const asked = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Замечание не добавлено' }));

  test('it asks first, and what was typed for the decision stays when one goes on', async () => {
    const { user, mark, remark } = await open({ onDecide: () => undefined });
    mark(25, 39);
    await remark();
    const field = await screen.findByRole('textbox', { name: 'Замечание к решению' });
    await user.type(field, 'Не более 5 дней{Escape}');
    expect((await asked()).getByText('Набранное замечание будет потеряно.')).toBeInTheDocument();
    await user.click((await asked()).getByRole('button', { name: 'Продолжить' }));
    expect(field).toHaveValue('Не более 5 дней');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await user.click((await asked()).getByRole('button', { name: 'Закрыть без замечания' }));
    expect(await screen.findByText('Карточка')).toBeInTheDocument();
  });

  test('what was typed for the discussion is asked about as well, and comes back with the same words', async () => {
    const { user, mark, remark, unmount } = await open();
    mark(25, 39);
    await remark();
    await user.type(await screen.findByRole('textbox', { name: 'Замечание' }), 'Мало{Escape}');
    expect((await asked()).getByText(/Текст вернётся, если снова выделить те же слова/)).toBeInTheDocument();
    await user.click((await asked()).getByRole('button', { name: 'Закрыть без замечания' }));
    expect(await screen.findByText('Карточка')).toBeInTheDocument();
    unmount();
    const again = await open();
    again.mark(25, 39);
    await again.remark();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Замечание' })).toHaveValue('Мало'));
  });

  test('an untouched remark, and one that was taken back, is closed without a question', async () => {
    const { user, mark, remark } = await open({ onDecide: () => undefined });
    mark(25, 39);
    await remark();
    await user.type(await screen.findByRole('textbox', { name: 'Замечание к решению' }), 'Нет');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    mark(0, 9);
    await remark();
    await screen.findByRole('textbox', { name: 'Замечание к решению' });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Карточка')).toBeInTheDocument();
  });
});
