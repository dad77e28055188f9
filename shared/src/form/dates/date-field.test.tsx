import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';

const changed = jest.fn();
const invalid = jest.fn();

function Form(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <>
      <DateField
        label="Дата"
        today="2026-11-20"
        {...props}
        value={value}
        onInvalid={invalid}
        onChange={(day) => {
          changed(day);
          setValue(day);
        }}
      />
      <button type="button">Дальше</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Дата' });

describe('a date field', () => {
  beforeEach(() => jest.clearAllMocks());

  it('reads a short date when it is left and shows it in full', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '171126');
    expect(changed).not.toHaveBeenCalled();
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith('2026-11-17');
    expect(field()).toHaveValue('17.11.2026');
  });

  it('takes a date at once when it is written to its end', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '17.11.2026');
    expect(changed).toHaveBeenLastCalledWith('2026-11-17');
  });

  it('keeps what is no date, says so, and lets the old date go', async () => {
    const user = userEvent.setup();
    render(<Form value="2026-11-17" />);
    await user.clear(field());
    await user.type(field(), '31.02');
    await user.tab();
    expect(field()).toHaveValue('31.02');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Такой даты нет');
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(invalid).toHaveBeenLastCalledWith('Такой даты нет');
    await user.clear(field());
    await user.type(field(), 'завтра{Enter}');
    expect(field()).toHaveAccessibleDescription('Не похоже на дату: нужен вид 17.11.2026');
    await user.clear(field());
    await user.type(field(), '28.02{Enter}');
    expect(field()).toBeValid();
    expect(invalid).toHaveBeenLastCalledWith(null);
    expect(changed).toHaveBeenLastCalledWith('2026-02-28');
  });

  it('is emptied by emptying the text', async () => {
    const user = userEvent.setup();
    render(<Form value="2026-11-17" />);
    await user.clear(field());
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  it('opens a calendar on the date, walks it by keyboard and comes back', async () => {
    const user = userEvent.setup();
    render(<Form value="2026-11-30" />);
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('dialog', { name: 'Календарь' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^30 ноября 2026/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /^1 декабря 2026/ })).toHaveFocus();
    await user.keyboard('{PageDown}{Home}{Enter}');
    expect(changed).toHaveBeenLastCalledWith('2026-12-28');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('lets a month be chosen by name and a day be put back to today', async () => {
    const user = userEvent.setup();
    render(<Form value="2026-11-30" />);
    await user.click(screen.getByRole('button', { name: 'Выбрать дату' }));
    await user.click(screen.getByRole('button', { name: 'ноябрь 2026' }));
    await user.click(screen.getByRole('button', { name: 'Следующий год' }));
    await user.click(screen.getByRole('button', { name: 'март' }));
    expect(screen.getByRole('button', { name: /^31 марта 2027/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Сегодня, \d\d\.\d\d\.\d\d$/ }));
    expect(changed).toHaveBeenLastCalledWith('2026-11-20');
  });

  it('offers no day outside the allowed ones', async () => {
    const user = userEvent.setup();
    render(<Form value="2026-11-17" min="2026-11-10" />);
    await user.click(screen.getByRole('button', { name: 'Выбрать дату' }));
    const early = screen.getByRole('button', { name: /^9 ноября 2026/ });
    expect(early).toHaveAttribute('aria-disabled', 'true');
    await user.click(early);
    expect(changed).not.toHaveBeenCalled();
  });

  it('that is closed says why', () => {
    render(<Form value="2026-11-17" disabledReason="Идёт согласование" />);
    expect(field()).toBeDisabled();
    expect(field()).toHaveAccessibleDescription('Идёт согласование');
    expect(screen.queryByRole('button', { name: 'Выбрать дату' })).not.toBeInTheDocument();
  });
});
