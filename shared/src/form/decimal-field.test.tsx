import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DecimalField, type DecimalFieldProps } from './decimal-field';

const changed = jest.fn();

function Form(props: Partial<DecimalFieldProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <DecimalField
      label="Сумма"
      {...props}
      value={value}
      onChange={(sum) => {
        changed(sum);
        setValue(sum);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' });

describe('a field of a sum', () => {
  beforeEach(() => jest.clearAllMocks());

  it('parts the thousands while it is typed and writes the kopecks out when it is left', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '1284000,5');
    expect(field()).toHaveValue('1\u00A0284\u00A0000,5');
    expect(changed).toHaveBeenLastCalledWith('1284000.50');
    await user.tab();
    expect(field()).toHaveValue('1\u00A0284\u00A0000,50');
  });

  it('leaves the caret where the person writes', async () => {
    const user = userEvent.setup();
    render(<Form value="1000.00" />);
    await user.click(field());
    field().setSelectionRange(1, 1);
    await user.keyboard('234');
    expect(field()).toHaveValue('1\u00A0234\u00A0000,00');
    expect(field().selectionStart).toBe(5);
  });

  it('takes a sum pasted from a spreadsheet or a letter', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(field());
    await user.paste('17 746 000,00 ₽');
    expect(changed).toHaveBeenLastCalledWith('17746000.00');
  });

  it('reads a sum with points between the thousands as it is typed, as it reads one that is pasted', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '1.234,56');
    expect(field()).toHaveValue('1.234,56');
    expect(changed).toHaveBeenLastCalledWith('1234.56');
    await user.tab();
    expect(field()).toHaveValue('1\u00A0234,56');
  });

  it.each(['1 млн', '12.5.7,1', '1 234,5 тыс.'])(
    'leaves %s, which is refused, as it was typed',
    async (text) => {
      const user = userEvent.setup();
      render(<Form />);
      await user.type(field(), text);
      await user.tab();
      expect(field()).toHaveValue(text);
      expect(field()).toBeInvalid();
      await user.clear(field());
      await user.type(field(), '1000000');
      expect(field()).toHaveValue('1\u00A0000\u00A0000');
      expect(field()).toBeValid();
    },
  );

  it('keeps what is no number and says what is needed', async () => {
    const user = userEvent.setup();
    const invalid = jest.fn();
    render(<Form value="5.00" onInvalid={invalid} />);
    await user.clear(field());
    await user.type(field(), '1,005');
    expect(field()).toBeValid();
    await user.tab();
    expect(field()).toHaveValue('1,005');
    expect(field()).toHaveAccessibleDescription('Нужно число, после запятой не больше 2 знаков');
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(invalid).toHaveBeenLastCalledWith('Нужно число, после запятой не больше 2 знаков');
    await user.type(field(), '{Backspace}');
    expect(field()).toBeValid();
    expect(invalid).toHaveBeenLastCalledWith(null);
  });

  it('says what is needed on Enter too, which sends a form without leaving the field', async () => {
    const user = userEvent.setup();
    const invalid = jest.fn();
    render(<Form onInvalid={invalid} />);
    await user.type(field(), '500 тыс{Enter}');
    expect(invalid).toHaveBeenLastCalledWith('Нужно число, после запятой не больше 2 знаков');
    expect(field()).toHaveFocus();
  });

  it('of a quantity writes no idle zeros', async () => {
    const user = userEvent.setup();
    render(<Form scale={3} fixed={false} />);
    await user.type(field(), '8,500');
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith('8.5');
    expect(field()).toHaveValue('8,5');
  });
});

describe('a field of a sum and a number of any length', () => {
  beforeEach(() => jest.clearAllMocks());

  it('says at once that the number is too long, keeps it in sight and hands on none', async () => {
    const user = userEvent.setup();
    const invalid = jest.fn();
    render(<Form onInvalid={invalid} />);
    await user.click(field());
    await user.paste('9'.repeat(40));
    expect(field()).toHaveAccessibleDescription('Слишком большое число');
    expect(field().value.replaceAll('\u00A0', '')).toBe('9'.repeat(40));
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(invalid).toHaveBeenLastCalledWith('Слишком большое число');
  });

  it('shows a value that comes from outside in place of what is being typed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<DecimalField label="Сумма" value="5.00" onChange={changed} />);
    await user.type(field(), '{Backspace}');
    rerender(<DecimalField label="Сумма" value="5.00" onChange={changed} />);
    expect(field()).toHaveValue('5,0');
    rerender(<DecimalField label="Сумма" value="700.00" onChange={changed} />);
    expect(field()).toHaveValue('700,00');
  });
});
