import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { DocumentSlots, type DocumentSlotsSource } from '../../area/area';
import { aWindowToNarrow } from '../../testing/narrow-window';
import { renderPage } from '../../testing/render-page';
import { stubNetwork } from '../../testing/stub-network';
import { AtThumb } from '../actions/at-thumb';
import { Menu } from '../../ui/ui';
import { aHistory, aLetter, letterCard } from '../testing/a-letter';
import { LivingDocumentPage } from './document-page';

let screenOf = aWindowToNarrow();
beforeEach(() => {
  screenOf = aWindowToNarrow();
});
afterEach(() => {
  screenOf.restore();
});

/** What an area asks of the reader beside the card, with the actions it is given along. */
function Turn() {
  const [word, setWord] = useState('');
  return (
    <AtThumb frame={(place) => <section aria-label="Ждём вас">{place}</section>}>
      {(more) => (
        <>
          <input aria-label="Слово" value={word} onChange={({ target }) => setWord(target.value)} />
          <Menu label="Прочее" entries={more} trigger={(props) => <button {...props}>Прочее</button>} />
        </>
      )}
    </AtThumb>
  );
}

const nothing = () => [];
const slots: DocumentSlotsSource = {
  tabs: nothing,
  header: nothing,
  rail: () => [{ id: 'turn', render: () => <Turn /> }],
};

function open() {
  stubNetwork({
    'GET /api/letters/7': aLetter(),
    'GET /api/letters/:id/history': aHistory(1),
    'GET /api/letters/:id/neighbours': { position: 1, total: 1, previous_id: null, next_id: null },
  });
  const page = (
    <DocumentSlots value={slots}>
      <LivingDocumentPage definition={letterCard} />
    </DocumentSlots>
  );
  return renderPage(page, { path: '/letters/:id', at: '/letters/7' });
}
const rail = () => screen.getByRole('complementary', { name: 'Состояние и события' });

it('what waits for the reader goes to the bottom edge of a phone with what was typed, and takes the menu over', async () => {
  const { user } = open();
  const word = await within(await screen.findByRole('complementary')).findByLabelText('Слово');
  expect(screen.getByRole('region', { name: 'Ждём вас' })).toContainElement(word);
  await user.type(word, 'Согласен');
  await user.click(screen.getByRole('button', { name: 'Прочее' }));
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');

  screenOf.narrow();
  await waitFor(() => expect(within(rail()).queryByLabelText('Слово')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Слово')).toHaveValue('Согласен');
  expect(screen.queryByRole('region', { name: 'Ждём вас' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Прочее' }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Изменить', 'Отозвать', 'Удалить']);
});
