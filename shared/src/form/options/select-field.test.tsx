import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../ui/action/button';
import { Dialog } from '../../ui/overlay/dialog';
import { Popover } from '../../ui/overlay/popover';
import { MultiSelectField } from './multi-select-field';
import { SelectField, type SelectFieldProps } from './select-field';

const options = [
  { value: 1, label: 'Поставка' },
  { value: 2, label: 'Услуги' },
  { value: 3, label: 'Подряд', disabled: true, note: 'Тип в архиве' },
  { value: 4, label: 'Аренда' },
];
const changed = jest.fn();

function Form(props: Partial<SelectFieldProps<number>>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  return (
    <SelectField
      label="Тип договора"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: 'Тип договора' });
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

describe('a list of values', () => {
  beforeEach(() => jest.clearAllMocks());

  it('opens on what is chosen, is walked with arrows past what cannot be chosen, and Enter takes', async () => {
    const user = userEvent.setup();
    render(<Form value={2} />);
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Услуги', selected: true })).toBeVisible();
    expect(active()).toHaveTextContent('Услуги');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Аренда');
    await user.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledWith(4);
    expect(input()).toHaveValue('Аренда');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('narrows to what is typed and says when nothing is left', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), 'по');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Поставка',
      'ПодрядТип в архиве',
    ]);
    await user.type(input(), 'ыы');
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  });

  it('drops an unfinished search when it is left', async () => {
    const user = userEvent.setup();
    const left = jest.fn();
    render(<Form value={1} onBlur={left} />);
    await user.type(input(), 'услу');
    await user.tab();
    expect(input()).toHaveValue('Поставка');
    expect(changed).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('is chosen from and emptied with the mouse', async () => {
    const user = userEvent.setup();
    render(<Form clearable />);
    await user.click(input());
    await user.click(screen.getByRole('option', { name: 'Услуги' }));
    expect(changed).toHaveBeenLastCalledWith(2);
    await user.click(screen.getByRole('button', { name: 'Очистить' }));
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  it('does not choose what cannot be chosen', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(input());
    await user.click(screen.getByRole('option', { name: /Подряд/ }));
    expect(changed).not.toHaveBeenCalled();
  });

  it('in a dialog closes by Escape without closing the dialog', async () => {
    const user = userEvent.setup();
    const close = jest.fn();
    render(
      <Dialog open title="Новый договор" onClose={close}>
        <Form />
      </Dialog>,
    );
    await user.click(input());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('in a popover takes a press on its list as one inside the popover', async () => {
    const user = userEvent.setup();
    render(
      <Popover label="Условие" trigger={(props) => <Button {...props}>Условие</Button>}>
        <Form />
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    await user.click(input());
    await user.click(screen.getByRole('option', { name: 'Услуги' }));
    expect(changed).toHaveBeenCalledWith(2);
    expect(screen.getByRole('dialog', { name: 'Условие' })).toBeVisible();
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is closed says why', () => {
    render(<Form value={1} disabledReason="Тип задан рамочным договором" />);
    expect(input()).toBeDisabled();
    expect(input()).toHaveAccessibleDescription('Тип задан рамочным договором');
  });
});

describe('a list of several values', () => {
  function Several() {
    const [value, setValue] = useState<number[]>([1]);
    return <MultiSelectField label="Типы" options={options} value={value} onChange={setValue} />;
  }
  const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

  it('stays open while values are added and taken away', async () => {
    const user = userEvent.setup();
    render(<Several />);
    await user.click(screen.getByRole('combobox', { name: 'Типы' }));
    await user.click(screen.getByRole('option', { name: 'Аренда' }));
    expect(chosen()).toEqual(['Поставка', 'Аренда']);
    await user.click(screen.getByRole('option', { name: 'Поставка' }));
    expect(chosen()).toEqual(['Аренда']);
    expect(screen.getByRole('listbox', { name: 'Типы' })).toBeVisible();
  });

  it('gives values up by Backspace and by their crosses', async () => {
    const user = userEvent.setup();
    render(<Several />);
    const several = screen.getByRole('combobox', { name: 'Типы' });
    await user.type(several, 'усл{Enter}');
    expect(chosen()).toEqual(['Поставка', 'Услуги']);
    await user.keyboard('{Backspace}');
    expect(chosen()).toEqual(['Поставка']);
    await user.click(screen.getByRole('button', { name: 'Убрать «Поставка»' }));
    expect(chosen()).toEqual([]);
  });
});
