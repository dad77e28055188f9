import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CheckboxField } from './checkbox-field';
import { PasswordField } from './password-field';
import { SegmentedField } from './segmented-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const nothing = () => undefined;

describe('plain fields', () => {
  it('give the owner their control, to put the focus on it', () => {
    const line = createRef<HTMLInputElement>();
    const lines = createRef<HTMLTextAreaElement>();
    render(
      <>
        <TextField label="Название" value="" onChange={nothing} ref={line} />
        <TextareaField label="Порядок оплаты" value="" onChange={nothing} ref={lines} />
      </>,
    );
    expect(line.current).toBe(screen.getByLabelText('Название'));
    expect(lines.current).toBe(screen.getByLabelText('Порядок оплаты'));
  });

  it('that are closed say why in place of the hint', () => {
    render(
      <TextField
        label="Номер"
        value="112/2026-П"
        hint="Можно изменить"
        disabledReason="Номер присвоен при регистрации"
        onChange={nothing}
      />,
    );
    const field = screen.getByLabelText('Номер');
    expect(field).toBeDisabled();
    expect(field).toHaveAccessibleDescription('Номер присвоен при регистрации');
  });

  it('show the password only while asked to', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Пароль" value="тайна" onChange={nothing} />);
    const field = screen.getByLabelText('Пароль');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('of one line are named by the label above and described by their error', () => {
    render(
      <SegmentedField
        label="Направление"
        error="Выберите направление"
        options={[{ value: 'expense', label: 'Расходный' }]}
        value={null}
        onChange={nothing}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Направление' });
    expect(group).toHaveAccessibleDescription('Выберите направление');
  });

  it('of a statement are changed by a press on the sentence', async () => {
    const user = userEvent.setup();
    const changed = jest.fn();
    render(
      <CheckboxField label="Полномочия проверены" checked={false} error="Проверьте" onChange={changed} />,
    );
    await user.click(screen.getByText('Полномочия проверены'));
    expect(changed).toHaveBeenCalledWith(true);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Проверьте');
  });
});
