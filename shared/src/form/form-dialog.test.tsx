import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { FormDialog } from './form-dialog';
import { SegmentedField } from './segmented-field';
import { TextField } from './text-field';

function Asking({
  isSending = false,
  loss,
  onSubmit = () => undefined,
  onClose = () => undefined,
}: {
  isSending?: boolean;
  loss?: string | null;
  onSubmit?: (reason: string) => void;
  onClose?: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title="Отозвать"
      action="Отозвать"
      isSending={isSending}
      lacking={reason === '' ? 'Укажите причину' : undefined}
      onSubmit={() => {
        onSubmit(reason);
      }}
      loss={loss}
      onClose={onClose}
    >
      <TextField label="Причина" required value={reason} onChange={setReason} />
    </FormDialog>
  );
}
function Refused({ at, onAnswer }: { at: 'press' | 'answer'; onAnswer?: (answer: () => void) => void }) {
  const [isSending, setSending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  return (
    <FormDialog
      title="Отозвать"
      action="Отозвать"
      isSending={isSending}
      onSubmit={() => {
        if (at === 'press') setRefused(true);
        else setSending(true);
        onAnswer?.(() => {
          setRefused(true);
          setSending(false);
        });
      }}
      onClose={() => undefined}
    >
      <TextField label="Основание" value="" onChange={() => undefined} />
      <SegmentedField
        label="Сторона"
        options={[
          { value: 'we', label: 'Мы' },
          { value: 'they', label: 'Они' },
        ]}
        value={null}
        error={isRefused ? 'Выберите сторону' : undefined}
        onChange={() => undefined}
      />
      <TextField
        label="Причина"
        value=""
        error={isRefused ? 'Заполните поле' : undefined}
        onChange={() => undefined}
      />
    </FormDialog>
  );
}

const action = () => screen.getByRole('button', { name: 'Отозвать' });

describe('a form in a dialog', () => {
  test('is sent by Enter and by its button alike', async () => {
    const sent: string[] = [];
    render(<Asking onSubmit={(reason) => sent.push(reason)} />);
    await userEvent.type(screen.getByLabelText(/^Причина/), 'ошибка{Enter}');
    await userEvent.click(action());
    expect(sent).toEqual(['ошибка', 'ошибка']);
  });

  test('says what is missing and is not sent until it is there', async () => {
    const onSubmit = jest.fn();
    render(<Asking onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText(/^Причина/), '{Enter}');
    await userEvent.click(action());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(action()).toHaveAccessibleDescription('Укажите причину');
  });

  test('says under its fields what is missing as soon as something was typed', async () => {
    render(<Asking />);
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Причина/), 'о{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent('Укажите причину');
    await userEvent.type(screen.getByLabelText(/^Причина/), 'о');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('is not sent a second time while it is under way', async () => {
    const onSubmit = jest.fn();
    render(<Asking isSending onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText(/^Причина/), 'ошибка{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  describe('that is refused', () => {
    test('leads to its first faulty field, as often as it is', async () => {
      render(<Refused at="press" />);
      await userEvent.click(action());
      expect(screen.getByRole('radio', { name: 'Мы' })).toHaveFocus();
      await userEvent.click(action());
      expect(screen.getByRole('radio', { name: 'Мы' })).toHaveFocus();
    });

    test('leads there by the answer too', async () => {
      let answer: () => void = () => undefined;
      render(<Refused at="answer" onAnswer={(next) => (answer = next)} />);
      await userEvent.click(action());
      act(() => answer());
      expect(screen.getByRole('radio', { name: 'Мы' })).toHaveFocus();
    });

    test('leaves whoever has gone to a field before the answer there', async () => {
      let answer: () => void = () => undefined;
      render(<Refused at="answer" onAnswer={(next) => (answer = next)} />);
      await userEvent.click(action());
      await userEvent.click(screen.getByLabelText('Основание'));
      act(() => answer());
      expect(screen.getByLabelText('Основание')).toHaveFocus();
    });
  });

  describe('that is left', () => {
    const question = () => screen.queryByRole('alertdialog', { name: 'Правка не сохранена' });
    const left = (given: { loss?: string | null } = {}) => {
      const onClose = jest.fn();
      render(<Asking {...given} onClose={onClose} />);
      return onClose;
    };

    test('asks before one key takes what was typed, and goes on with it', async () => {
      const onClose = left();
      await userEvent.type(screen.getByLabelText(/^Причина/), 'ошибка{Escape}');
      expect(question()).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Продолжить правку' }));
      expect(question()).toBeNull();
      expect(screen.getByLabelText(/^Причина/)).toHaveValue('ошибка');
      expect(onClose).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Закрыть без сохранения' }));
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    function Opened() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Открыть
          </button>
          {isOpen && <Asking onClose={() => setOpen(false)} />}
        </>
      );
    }

    test('gives the focus back to what opened it, though the question goes with it', async () => {
      render(<Opened />);
      await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
      await userEvent.type(screen.getByLabelText(/^Причина/), 'ошибка{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Закрыть без сохранения' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus();
    });

    test('closes at once where nothing was typed, and by the button under it', async () => {
      const onClose = left();
      await userEvent.keyboard('{Escape}');
      expect(onClose).toHaveBeenCalledTimes(1);
      await userEvent.type(screen.getByLabelText(/^Причина/), 'ошибка');
      await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
      expect(onClose).toHaveBeenCalledTimes(2);
    });

    test('asks by its button too where it says what is lost', async () => {
      const onClose = left({ loss: 'Изменения не попадут в справочник.' });
      await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
      expect(question()).toHaveTextContent('Изменения не попадут в справочник.');
      expect(onClose).not.toHaveBeenCalled();
    });

    test('never asks where it knows that nothing is lost', async () => {
      const onClose = left({ loss: null });
      await userEvent.type(screen.getByLabelText(/^Причина/), 'ошибка{Escape}');
      expect(onClose).toHaveBeenCalledTimes(1);
    });
  });
});
