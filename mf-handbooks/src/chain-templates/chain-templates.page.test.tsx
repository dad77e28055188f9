import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { aSession, aWindowToNarrow, renderPage, screen, stubNetwork } from 'shared/testing';

import { aBookNetwork, aBookRow } from '../testing/book-row.builder';
import ChainTemplatesPage from './chain-templates.page';

const page = () => {
  stubNetwork(aBookNetwork(chainTemplates, aBookRow(chainTemplates, { name: 'Аренда и лизинг' })));
  return renderPage(<ChainTemplatesPage />, {
    at: '/handbooks/chains_templates',
    session: aSession(['Создание шаблонов цепочек согласования']),
  });
};

test('the way to a new template is a plus on a phone, as in every list, and leaves its name the room', async () => {
  const window = aWindowToNarrow();
  window.narrow();
  page();
  const link = await screen.findByRole('link', { name: 'Создать' });
  expect(link).toHaveAttribute('href', '/handbooks/chains_templates/create');
  expect(link.textContent).toBe('');
  window.restore();
});

test('the way to a new template says its name where there is room', async () => {
  page();
  expect(await screen.findByRole('link', { name: 'Создать' })).toHaveTextContent('Создать');
});
