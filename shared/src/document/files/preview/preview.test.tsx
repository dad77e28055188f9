import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import { renderPage, reply, stubNetwork } from '../../../testing/testing';
import { FilePreview } from './file-preview';
import type { PreviewedFile } from './previewed-file';

const aFile = (id: number, name: string): PreviewedFile => ({
  id,
  name,
  extension: name.split('.').at(-1) ?? '',
  url: `/files/${String(id)}`,
  note: `Версия ${String(id)}`,
});
const FILES = [aFile(1, 'Договор.docx'), aFile(2, 'Условия.txt'), aFile(3, 'Архив.zip')];

function Panel({ first }: { first: number }) {
  const [openId, setOpenId] = useState<number | null>(first);
  if (openId === null) return <p>Карточка</p>;
  return <FilePreview files={FILES} openId={openId} onOpen={setOpenId} onClose={() => setOpenId(null)} />;
}
function open(first = 1) {
  const network = stubNetwork({
    'GET /api/files/1/page': { url: '/files/pages/one' },
    'GET /api/files/2/page': { url: '/files/pages/two' },
  });
  return { network, ...renderPage(<Panel first={first} />) };
}

test('a Word file stands in a frame that can run nothing', async () => {
  open();
  const frame = await screen.findByTitle('Договор.docx');
  expect(frame).toHaveAttribute('src', '/files/pages/one');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
});

test('arrows walk the files, Escape closes', async () => {
  const { user } = open();
  await screen.findByTitle('Договор.docx');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByTitle('Условия.txt')).toHaveAttribute('src', '/files/pages/two');
  expect(screen.getByText('2 из 3')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  await screen.findByTitle('Договор.docx');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Карточка')).toBeInTheDocument();
});

test('what cannot be shown says why and can be saved', async () => {
  const { user, network } = open();
  network.answer({
    'GET /api/files/2/page': reply(415, { message: 'Файл закрыт паролем', request_id: '1' }),
  });
  await screen.findByTitle('Договор.docx');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Файл закрыт паролем')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  const panel = await screen.findByRole('dialog', { name: 'Архив.zip' });
  expect(within(panel).getByText('Файл ZIP в браузере не показывается')).toBeInTheDocument();
  expect(within(panel).getAllByRole('button', { name: 'Скачать' })).not.toHaveLength(0);
});
