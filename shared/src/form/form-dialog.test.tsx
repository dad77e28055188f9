import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { FormDialog } from './form-dialog';
import { TextField } from './text-field';

function Asking({
  isSending = false,
  onSubmit,
}: {
  isSending?: boolean;
  onSubmit: (reason: string) => void;
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
      onClose={() => undefined}
    >
      <TextField label="Причина" required value={reason} onChange={setReason} />
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

  test('is not sent a second time while it is under way', async () => {
    const onSubmit = jest.fn();
    render(<Asking isSending onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText(/^Причина/), 'ошибка{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
