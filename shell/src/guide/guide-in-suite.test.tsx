import { screen, waitFor, within } from '@testing-library/react';
import { DECISION_BUTTONS } from 'shared/contract/approval/approval.labels';

import { closeSuites, openSuite } from '../testing/open-suite';
import { GUIDE, sectionOf } from './guide-sections';

afterEach(closeSuites);

const contents = () => within(screen.getByRole('navigation', { name: 'Разделы справки' }));

it('is read by sections, and by the work of one role alone', async () => {
  const { user, address } = openSuite({ at: '/guide' });
  expect(await screen.findByRole('heading', { name: 'С чего начать' })).toBeVisible();
  expect(contents().getAllByRole('link')).toHaveLength(GUIDE.length);
  await user.click(screen.getByRole('radio', { name: 'Согласующий' }));
  await waitFor(() => {
    expect(contents().queryByRole('link', { name: /журнал/ })).not.toBeInTheDocument();
  });
  await user.click(contents().getByRole('link', { name: 'Согласование: принять решение' }));
  expect(await screen.findByRole('heading', { name: 'Согласование: принять решение' })).toBeVisible();
  expect(address()).toBe('/guide?section=approval&role=approver');
});

it('has the picture of a section for either theme, fetched when it is seen', async () => {
  openSuite({ at: '/guide?section=card' });
  await screen.findByRole('heading', { name: 'Карточка документа' });
  const pictures = screen.getAllByAltText(/^Карточка договора/);
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
  for (const { picture } of GUIDE) expect(picture.dark).not.toBe('');
});

it('opens at the section about the screen by F1, and by the sheet of keys', async () => {
  const { user } = openSuite({ at: '/subscriptions' });
  await screen.findByRole('heading', { name: 'Подписок нет' });
  await waitFor(async () => {
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Горячие клавиши' })).toBeVisible();
  });
  expect(screen.getByRole('link', { name: 'Справка по этому экрану' })).toHaveAttribute(
    'href',
    '/guide?screen=%2Fsubscriptions',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.keyboard('[F1]');
  expect(await screen.findByRole('heading', { name: 'Уведомления и подписки' })).toBeVisible();
});

it.each([
  ['/agreements', 'register'],
  ['/agreements/create', 'form'],
  ['/agreements/7', 'card'],
  ['/agreements/7/edit', 'form'],
  ['/counterparties/partners', 'register'],
  ['/counterparties/20', 'card'],
  ['/approvals', 'approval'],
  ['/approvals/sheets/7', 'sending'],
  ['/handbooks/decision-reasons', 'reasons'],
  ['/approvals/oversight', 'oversight'],
  ['/handbooks/roles/5', 'administration'],
  ['/something/else', 'start'],
])('knows what to say of %s', (pathname, id) => {
  expect(sectionOf(pathname).id).toBe(id);
});

it('has a short text and a picture in each section, and a role for each', () => {
  for (const { paragraphs, picture, roles } of GUIDE) {
    const words = paragraphs.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(70);
    expect(words).toBeLessThan(170);
    expect(picture.alt).not.toBe('');
    expect(roles.length).toBeGreaterThan(0);
  }
});

it('names the decisions whose buttons not everybody has, and the way to words of the text', () => {
  const told = sectionOf('/approvals').paragraphs.join(' ');
  expect(told).toContain(`«${DECISION_BUTTONS.abstain}»`);
  expect(told).toContain(`«${DECISION_BUTTONS.acknowledge}»`);
  expect(told).toContain('«Выделить место в тексте»');
});
