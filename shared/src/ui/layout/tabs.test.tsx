import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Tabs } from './tabs';

const items = [
  { id: 'main', label: 'Основное' },
  { id: 'items', label: 'Спецификация', count: 6 },
  { id: 'files', label: 'Файлы и версии', count: 0 },
];

function Card() {
  const [active, setActive] = useState('main');
  return <Tabs label="Разделы договора" items={items} active={active} onSelect={setActive} panelId="panel" />;
}

describe('tabs', () => {
  it('are walked with arrows, round the ends', async () => {
    const user = userEvent.setup();
    render(<Card />, { wrapper: MemoryRouter });
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Основное', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Спецификация/, selected: true })).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Основное', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Файлы и версии', selected: true })).toHaveFocus();
  });

  it('print a count only where it is not zero', () => {
    render(<Card />, { wrapper: MemoryRouter });
    expect(screen.getByRole('tab', { name: /Спецификация/ })).toHaveTextContent('6');
    expect(screen.getByRole('tab', { name: 'Файлы и версии' })).not.toHaveTextContent('0');
  });

  it('with addresses are links, the current one said to be so', () => {
    const links = items.map((item) => ({ ...item, to: `/agreements?tab=${item.id}` }));
    render(<Tabs label="Состояния договоров" items={links} active="items" />, { wrapper: MemoryRouter });
    expect(screen.getByRole('navigation', { name: 'Состояния договоров' })).toBeVisible();
    const current = screen.getByRole('link', { name: /Спецификация/ });
    expect(current).toHaveAttribute('href', '/agreements?tab=items');
    expect(current).toHaveAttribute('aria-current', 'page');
  });

  it('bring an active one into sight with the room before it', async () => {
    render(<Card />, { wrapper: MemoryRouter });
    const line = screen.getByRole('tablist');
    line.scrollLeft = 100;
    line.scrollTo = jest.fn();
    const first = screen.getByRole('tab', { name: 'Основное' });
    first.getBoundingClientRect = () => ({ left: -84 }) as DOMRect;
    await waitFor(() => {
      expect(line.scrollTo).toHaveBeenCalledWith({ left: 16 - 24, behavior: 'instant' });
    });
  });
});
