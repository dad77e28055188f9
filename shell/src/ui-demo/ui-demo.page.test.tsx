import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient, QueryClientProvider } from 'shared/query';
import { SuiteTheme } from 'shared/ui';
import { UiDemoPage } from './ui-demo.page';

const raised = jest.fn();

function show() {
  render(
    <MemoryRouter>
      <SuiteTheme>
        <QueryClientProvider client={createQueryClient()}>
          <UiDemoPage onRaise={raised} />
        </QueryClientProvider>
      </SuiteTheme>
    </MemoryRouter>,
  );
}

describe('the catalogue of the kit', () => {
  it('raises an alert of each kind', async () => {
    const user = userEvent.setup();
    show();
    for (const kind of ['Информация', 'Успешно', 'Внимание', 'Ошибка']) {
      await user.click(screen.getByRole('button', { name: kind }));
    }
    expect(raised.mock.calls.flat()).toEqual(['info', 'success', 'warning', 'error']);
  });

  it('tells the time of day to the second, as every screen does', () => {
    show();
    const times = document.body.textContent.match(/\d{2}:\d{2}(:\d{2})?/g) ?? [];
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => time.length < 8)).toEqual([]);
  });

  it('shows both loaders and covers the page until Escape', async () => {
    const user = userEvent.setup();
    show();
    const loaders = () => screen.getAllByRole('status').filter((part) => part.textContent === 'Загрузка');
    expect(loaders()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Показать перекрытие' }));
    expect(loaders()).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(loaders()).toHaveLength(2);
  });

  it('leads from its contents to every chapter', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: 'Главы каталога' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const chapter = document.querySelector(link.getAttribute('href') ?? '');
      expect(chapter).toHaveAccessibleName(link.textContent ?? '');
    }
  });

  it('turns the theme', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('radio', { name: 'Тёмная' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
