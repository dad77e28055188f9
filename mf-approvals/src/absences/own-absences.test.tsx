import { renderPage, screen } from 'shared/testing';

import { area } from '../area';
import module from '../module';
import OwnAbsences from './own-absences';

const profile = (id: number) => <OwnAbsences kind="user" record={{ id, lock_version: 1 }} />;

it('stands in one’s own profile, leads to a page of this area, and stays out of everybody else’s', async () => {
  const { unmount } = renderPage(profile(1));
  const href = (await screen.findByRole('link', { name: 'Назначить заместителя' })).getAttribute('href');
  expect(area.routes.map(({ path }) => path)).toContain(href);
  unmount();
  const { container } = renderPage(profile(2));
  expect(container.querySelector('section')).toBeNull();
});

it('is a block of the card of an employee', () => {
  const block = area.blocks?.find(({ id }) => id === 'own-absences');
  expect(block).toMatchObject({ kinds: ['user'], place: 'document-rail' });
  expect(module.blocks).toHaveProperty('own-absences');
});
