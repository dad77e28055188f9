import { screen, waitFor, within } from '@testing-library/react';
import { reply } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea } from '../../testing/an-area';
import { forgetDeliveries } from '../../testing/federation-runtime';
import { closeSuites, openSuite } from '../../testing/open-suite';
import { anAreaStatus, aStatus, aVersion } from '../a-status';

const offers = anArea({
  id: 'mf-offers',
  title: 'Предложения',
  version: '1.4.0',
  routes: [aRoute({ path: '/commercial-offers', title: 'Коммерческие предложения' })],
  menu: [{ title: 'Предложения', path: '/commercial-offers', group: 'documents', order: 1, icon: 'tag' }],
});
const figures = { bytes: 30_720, requests: 5, duplicates: [] };
const area = anAreaStatus({
  budget: { bytes: 40_000, requests: 8 },
  versions: [
    aVersion('1.5.0', { figures: { ...figures, bytes: 99_000 } }),
    aVersion('1.4.0', { state: 'active', group_size: 40, figures }),
  ],
});
const url = '/api/releases/mf-offers/budget';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(offers);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

async function openBudget(answer: unknown = {}) {
  const suite = openSuite({
    at: '/areas',
    registry: aRegistry(offers),
    network: { 'GET /api/releases': aStatus([area]), [`PUT ${url}`]: answer },
  });
  await suite.user.click(await screen.findByRole('button', { name: 'Изменить ограничение' }));
  const dialog = await screen.findByRole('dialog', { name: 'Предложения: ограничение страницы' });
  const size = within(dialog).getByRole('textbox', { name: /Размер тяжёлой страницы, КБ/ });
  const requests = within(dialog).getByRole('textbox', { name: /Запросов для её открытия/ });
  const write = async (field: HTMLElement, text: string) => {
    await suite.user.clear(field);
    await suite.user.type(field, text);
  };
  const save = () => suite.user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  const sent = () => suite.network.requests.find(({ path }) => path === url)?.body;
  return { suite, dialog, size, requests, write, save, sent };
}

describe('The budget of an area', () => {
  it('is changed in kilobytes and requests, beside what the area costs now', async () => {
    const { suite, size, requests, write, save, sent } = await openBudget();
    expect([size, requests].map((field) => (field as HTMLInputElement).value)).toEqual(['39,1', '8']);
    expect(size).toHaveAccessibleDescription('Сейчас 30,0\u00A0КБ');
    expect(requests).toHaveAccessibleDescription('Сейчас 5');
    await write(size, '156,5');
    await write(requests, '9');
    const budget = { bytes: 160_256, requests: 9 };
    suite.network.answer({ 'GET /api/releases': aStatus([{ ...area, budget }]) });
    await save();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(sent()).toEqual(budget);
    expect(await screen.findByText('Ограничение страницы: 156,5 КБ, 9 запросов')).toBeVisible();
  });

  it('keeps its size to the byte when only the requests change', async () => {
    const { requests, write, save, sent } = await openBudget();
    await write(requests, '10');
    await save();
    await waitFor(() => {
      expect(sent()).toEqual({ bytes: 40_000, requests: 10 });
    });
  });

  it('warns of a limit that the version of today would not keep', async () => {
    const { size, requests, write } = await openBudget();
    await write(size, '20');
    await write(requests, '4');
    expect(size).toHaveAccessibleDescription('Сейчас 30,0\u00A0КБ: такая же версия уже не пройдёт');
    expect(requests).toHaveAccessibleDescription('Сейчас 5: такая же версия уже не пройдёт');
  });

  it('is not saved while a figure is missing', async () => {
    const { suite, size, save, sent } = await openBudget();
    await suite.user.clear(size);
    await save();
    expect(sent()).toBeUndefined();
  });

  it('that the server refuses says so under its field, and the dialog stays', async () => {
    const errors = { bytes: ['От 1 до 10 240 КБ'], requests: ['Целое число от 1 до 50'] };
    const refusal = { message: 'Проверьте поля', errors, request_id: 'r-1' };
    const { size, requests, write, save } = await openBudget(reply(422, refusal));
    await write(size, '20000');
    await write(requests, '60');
    await save();
    await waitFor(() => {
      expect(size).toHaveAccessibleDescription('От 1 до 10 240 КБ');
    });
    expect(requests).toHaveAccessibleDescription('Целое число от 1 до 50');
    expect(screen.queryByText('Проверьте поля')).toBeNull();
  });
});
