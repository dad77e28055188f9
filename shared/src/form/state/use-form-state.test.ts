import { act, renderHook } from '@testing-library/react';

import type { FieldErrors } from './form-errors';
import { useFormState } from './use-form-state';

interface Values {
  title: string;
  rate: string | null;
}
const empty: Values = { title: '', rate: null };
const validate = ({ title }: Values): FieldErrors => (title === '' ? { title: 'Заполните' } : {});
const aForm = () => renderHook(() => useFormState(empty, validate)).result;

it('shows an error when its field was left, and all of them after an attempt', () => {
  const form = aForm();
  expect(form.current.errors).toEqual({});
  act(() => {
    form.current.leave('rate');
  });
  expect(form.current.errors).toEqual({});
  act(() => {
    form.current.reveal();
  });
  expect(form.current.errors).toEqual({ title: 'Заполните' });
});

it('a beginning that comes late is no change of the person and hides no error that is shown', () => {
  const form = aForm();
  act(() => {
    form.current.reveal();
    form.current.preset({ rate: '22' });
  });
  expect(form.current.values).toEqual({ title: '', rate: '22' });
  expect(form.current.dirty).toBe(false);
  expect(form.current.errors).toEqual({ title: 'Заполните' });
});

it('what the server refused holds until the field is changed', () => {
  const form = aForm();
  act(() => {
    form.current.refuse({ rate: 'Ставка не действует' });
  });
  expect(form.current.errors).toEqual({ rate: 'Ставка не действует' });
  act(() => {
    form.current.change({ rate: '10' });
  });
  expect(form.current.errors).toEqual({});
  expect(form.current.dirty).toBe(true);
});

it('starting over from a record forgets what was typed, left and refused', () => {
  const form = aForm();
  act(() => {
    form.current.change({ title: 'Аренда' });
    form.current.reveal();
    form.current.restart({ title: '', rate: '22' });
  });
  expect(form.current).toMatchObject({ values: { title: '', rate: '22' }, dirty: false, errors: {} });
});

it('shows the error of a field that was left by a press when the press is over, so that nothing moves under it', () => {
  jest.useFakeTimers();
  const form = aForm();
  act(() => {
    window.dispatchEvent(new MouseEvent('pointerdown'));
    form.current.leave('title');
  });
  expect(form.current.errors).toEqual({});
  act(() => {
    window.dispatchEvent(new MouseEvent('pointerup'));
  });
  expect(form.current.errors).toEqual({});
  act(() => {
    jest.runAllTimers();
  });
  expect(form.current.errors).toEqual({ title: 'Заполните' });
  jest.useRealTimers();
});
