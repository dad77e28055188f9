import { render, screen } from '@testing-library/react';
import { MAX_SEARCH } from '../../contract/list/max-search';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { SearchInput } from './search-input';
import { Segmented } from './segmented';
import { TextInput } from './text-input';

describe('a field', () => {
  it('ties its label, its duty and its hint to the control', () => {
    render(
      <Field label="Название" required hint="Как в тексте договора">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText(/Название/);
    expect(input).toBeRequired();
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('Как в тексте договора');
  });

  it('says what is wrong in place of the hint', () => {
    render(
      <Field label="Название" hint="Как в тексте договора" error="Это поле обязательно для заполнения">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Название');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Это поле обязательно для заполнения');
    expect(screen.queryByText('Как в тексте договора')).not.toBeInTheDocument();
  });
});

describe('a field that is left by a press on a button', () => {
  function Judged() {
    const [error, setError] = useState<string | null>(null);
    return (
      <Field label="Сумма" error={error}>
        {(control) => <TextInput {...control} onBlur={() => setError('Нужно число')} />}
      </Field>
    );
  }

  it('says what is wrong once the press is over, and keeps the button under the pointer until then', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Judged />
        <button type="button">Сохранить</button>
      </>,
    );
    await user.click(screen.getByLabelText('Сумма'));
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByLabelText('Сумма')).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText('Нужно число')).toBeInTheDocument();
  });

  it('says it at once where it is left by the keyboard', async () => {
    const user = userEvent.setup();
    render(<Judged />);
    await user.click(screen.getByLabelText('Сумма'));
    await user.tab();
    expect(screen.getByLabelText('Сумма')).toBeInvalid();
  });
});

describe('a field in a row of tools', () => {
  it('keeps the name it does not show', () => {
    render(
      <Field label="Вид срока" labelHidden>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Вид срока' })).toBeVisible();
  });
});

describe('the search', () => {
  function Search() {
    const [value, setValue] = useState('112');
    return <SearchInput label="Поиск по реестру" hotkey="/" value={value} onChange={setValue} />;
  }

  it('is emptied by Escape and by the cross, and shows its key when empty', async () => {
    const user = userEvent.setup();
    render(<Search />);
    const input = screen.getByRole('searchbox', { name: 'Поиск по реестру' });
    await user.type(input, '/2026{Escape}');
    expect(input).toHaveValue('');
    expect(screen.getByText('/')).toBeVisible();
    await user.type(input, '98');
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(input).toHaveValue('');
    await user.click(input);
    await user.paste('слово '.repeat(4000));
    expect(input).toHaveDisplayValue('слово '.repeat(4000).slice(0, MAX_SEARCH));
  });
});

describe('choices', () => {
  it('tell some from all', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<Checkbox label="Выбрать все" checked={false} indeterminate onChange={choose} />);
    const box = screen.getByRole('checkbox', { name: 'Выбрать все' });
    expect(box).toBePartiallyChecked();
    await user.click(box);
    expect(choose).toHaveBeenCalledWith(true);
  });

  it('of one line are walked with arrows', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    const options = [
      { value: 'expense', label: 'Расходный' },
      { value: 'income', label: 'Доходный' },
    ] as const;
    render(<Segmented label="Направление" options={options} value="expense" onChange={choose} />);
    expect(screen.getByRole('radiogroup', { name: 'Направление' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Расходный' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(choose).toHaveBeenCalledWith('income');
  });
});
