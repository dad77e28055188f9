import { QueryClient } from '@tanstack/react-query';

import { stubNetwork } from '../../../testing/testing';
import { warmPreview } from './warm-preview';

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
