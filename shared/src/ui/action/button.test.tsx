import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';

describe('a button', () => {
  it('that cannot be pressed stays reachable and says why', async () => {
    const user = userEvent.setup();
    const send = jest.fn();
    render(
      <Button disabledReason="Заполните предмет договора" onClick={send}>
        Отправить
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: /Отправить/ });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Заполните предмет договора');
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('takes no second press while its action runs', async () => {
    const user = userEvent.setup();
    const save = jest.fn();
    const { rerender } = render(<Button onClick={save}>Сохранить</Button>);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    rerender(
      <Button busy onClick={save}>
        Сохранить
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('takes a double press of an action for one, and of anything else for two', async () => {
    const user = userEvent.setup();
    const [save, next] = [jest.fn(), jest.fn()];
    render(
      <>
        <Button busy={false} onClick={save}>
          Сохранить
        </Button>
        <Button onClick={next}>Дальше</Button>
      </>,
    );
    await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }));
    await user.dblClick(screen.getByRole('button', { name: 'Дальше' }));
    expect([save, next].map((pressed) => pressed.mock.calls.length)).toEqual([1, 2]);
  });

  it('sends no form unless asked to', () => {
    render(<Button>Отменить</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('without a word has an accessible name', () => {
    render(<IconButton label="Уведомления" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Уведомления' })).toBeVisible();
  });
});
