import { QueryClient } from '@tanstack/react-query';

import { stubNetwork } from '../../../testing/testing';
import { warmFiles, warmPreview } from './warm-preview';

const file = { id: 5, name: 'Договор.docx', extension: 'docx', url: '/files/5', size: 40_000 };

function warmed(...files: readonly (typeof file)[]) {
  const network = stubNetwork({ 'GET /api/files/5/page': { url: '/files/pages/five' } });
  const client = new QueryClient();
  const paths = async () => {
    for (const one of files) await warmPreview(client, one);
    return network.requests.map(({ path }) => path);
  };
  return paths();
}

test('a Word text is laid out once while the hand rests on its name, however often it comes back', async () => {
  expect(await warmed(file, file)).toEqual(['/api/files/5/page']);
});

test('nothing is asked for what is only saved, and no heavy file is fetched before it is opened', async () => {
  const heavy = { ...file, name: 'Скан.jpg', extension: 'jpg', size: 20_000_000 };
  expect(await warmed({ ...file, extension: 'xls' }, heavy)).toEqual([]);
});

test('of the files one has come to, the first PDF is fetched before anybody points at it, and none that is a heavy scan', async () => {
  const network = stubNetwork({ 'GET /files/7': new Blob(['%PDF-1.7']) });
  const pdf = { ...file, id: 7, name: 'Договор.pdf', extension: 'pdf', url: '/files/7' };
  await warmFiles(new QueryClient(), [file, pdf, { ...pdf, id: 8, url: '/files/8' }]);
  expect(network.requests.map(({ path }) => path)).toEqual(['/files/7']);
  await warmFiles(new QueryClient(), [{ ...pdf, size: 20_000_000 }]);
  expect(network.requests).toHaveLength(1);
});
