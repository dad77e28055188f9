import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { IconButton } from '../action/icon-button';
import { Menu } from './menu';
import type { MenuEntry } from './menu-entry';

const copy = jest.fn();
const entries: MenuEntry[] = [
  { label: 'Открыть', to: '/agreements/1' },
  { label: 'Создать копию', onSelect: copy },
  'separator',
  { heading: 'Опасное' },
  { label: 'В архив', disabled: true, note: 'Сначала завершите договор', onSelect: copy },
  { label: 'Удалить', danger: true },
];

function show() {
  render(
    <MemoryRouter>
      <Menu
        label="Действия с договором"
        entries={entries}
        trigger={(props) => <IconButton {...props} label="Действия" icon="…" />}
      />
      <button type="button">Дальше</button>
    </MemoryRouter>,
  );
  return screen.getByRole('button', { name: 'Действия' });
}

describe('a menu', () => {
  beforeEach(() => copy.mockClear());

  it('opens by the arrow with the focus on the first item and gives it back on Escape', async () => {
    const user = userEvent.setup();
    const trigger = show();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menu', { name: 'Действия с договором' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Открыть' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('is walked with arrows, Home, End and first letters', async () => {
    const user = userEvent.setup();
    await user.click(show());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Открыть' })).toHaveFocus();
    await user.keyboard('с');
    expect(screen.getByRole('menuitem', { name: 'Создать копию' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(copy).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('says why an item cannot be chosen and does not choose it', async () => {
    const user = userEvent.setup();
    await user.click(show());
    const item = screen.getByRole('menuitem', { name: /В архив.*Сначала завершите договор/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.click(item);
    expect(copy).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('closes on a press outside and on Tab', async () => {
    const user = userEvent.setup();
    const trigger = show();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger);
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('keeps addresses as links', async () => {
    const user = userEvent.setup();
    await user.click(show());
    expect(screen.getByRole('menuitem', { name: 'Открыть' })).toHaveAttribute('href', '/agreements/1');
  });
});
