import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../action/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Popover } from './popover';
import { Sheet } from './sheet';

function Page({ keepOpen = false }: { keepOpen?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Вернуть на доработку</Button>
      <Dialog
        open={open}
        keepOpen={keepOpen}
        title="Вернуть на доработку"
        description="Замечание увидят все участники"
        onClose={() => setOpen(false)}
        footer={<Button>Вернуть</Button>}
      >
        <input aria-label="Замечание" />
        <Popover label="Пункты" trigger={(props) => <Button {...props}>Пункт</Button>}>
          <input aria-label="Номер пункта" />
        </Popover>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title and described by its sentence, with the focus on the first field', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }));
    const dialog = screen.getByRole('dialog', { name: 'Вернуть на доработку' });
    expect(dialog).toHaveAccessibleDescription('Замечание увидят все участники');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByLabelText('Замечание')).toHaveFocus();
  });

  it('begins with the chosen one of its radio buttons, which a blank would else unchoose', () => {
    render(
      <Dialog open title="Отметить подписание" onClose={jest.fn()}>
        <input type="radio" name="side" aria-label="Мы" />
        <input type="radio" name="side" aria-label="Контрагент" defaultChecked />
      </Dialog>,
    );
    expect(screen.getByLabelText('Контрагент')).toHaveFocus();
  });

  it('takes the focus itself while it has nothing but the buttons of its frame', async () => {
    const user = userEvent.setup();
    const remove = jest.fn();
    render(
      <Sheet open title="Категория" onClose={jest.fn()} footer={<Button onClick={remove}>Удалить</Button>} />,
    );
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(remove).not.toHaveBeenCalled();
  });

  it('of a sheet takes its width from the stylesheet, which gives it the whole of a phone', () => {
    render(<Sheet open width={720} title="Сравнение версий" onClose={jest.fn()} />);
    const { style } = screen.getByRole('dialog');
    expect(style.width).toBe('');
    expect(style.getPropertyValue('--width')).toBe('720px');
  });

  it('keeps Tab inside and gives the focus back when it closes', async () => {
    const user = userEvent.setup();
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Вернуть на доработку' });
    await user.click(opener);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('stays when the button that opened it was pressed twice in a row', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }));
    const backdrop = screen.getByRole('dialog').parentElement;
    if (backdrop === null) throw new Error('The dialog stands in nothing');
    // A browser counts presses by place and time, whatever has come under the pointer.
    fireEvent.mouseDown(backdrop, { detail: 2 });
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.mouseDown(backdrop, { detail: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets Escape close only the topmost panel', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }));
    await user.click(screen.getByRole('button', { name: 'Пункт' }));
    expect(screen.getByLabelText('Номер пункта')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Пункты' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Вернуть на доработку' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on a press beside it unless something typed would be lost', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }));
    const beside = screen.getByRole('dialog').parentElement ?? document.body;
    await user.click(beside);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    rerender(<Page keepOpen />);
    await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }));
    await user.click(screen.getByRole('dialog').parentElement ?? document.body);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('keeps the page beneath from scrolling while it is open', () => {
    const { rerender } = render(<Sheet open title="Уведомления" onClose={jest.fn()} />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(<Sheet open={false} title="Уведомления" onClose={jest.fn()} />);
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('a question before what cannot be taken back', () => {
  it('stands on the safe answer and does nothing by itself', async () => {
    const user = userEvent.setup();
    const remove = jest.fn();
    const close = jest.fn();
    render(
      <ConfirmDialog
        open
        danger
        title="Удалить черновик?"
        confirmLabel="Удалить черновик"
        onConfirm={remove}
        onClose={close}
      />,
    );
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(close).toHaveBeenCalledTimes(1);
    expect(remove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
