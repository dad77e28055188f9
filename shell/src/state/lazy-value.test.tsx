import { act, render, screen } from '@testing-library/react';
import { Suspense, useEffect, type ReactNode } from 'react';

import { lazyValue, useLazy, type LazyValue } from './lazy-value';

const shown = jest.fn();

function Word({ value }: { value: LazyValue<string> }): ReactNode {
  const word = useLazy(value);
  useEffect(() => {
    shown(word);
  }, [word]);
  return word;
}
const show = (value: LazyValue<string>) =>
  render(
    <Suspense fallback="ждём">
      <Word value={value} />
    </Suspense>,
  );

/** A load that ends when the test says so. */
function pending() {
  const attempts: { resolve: (word: string) => void; reject: (error: Error) => void }[] = [];
  const value = lazyValue(() => new Promise<string>((resolve, reject) => attempts.push({ resolve, reject })));
  return { value, attempts };
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('loads once, however often it is asked for', async () => {
  const load = jest.fn(() => Promise.resolve('договор'));
  const value = lazyValue(load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([value.start(), value.start(), value.current()]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows what is on its way as soon as it comes, without a complaint of the renderer', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { value, attempts } = pending();
  await act(async () => show(value));
  expect(screen.getByText('ждём')).toBeVisible();
  await act(async () => attempts[0]?.resolve('договор'));
  expect(await screen.findByText('договор')).toBeVisible();
  expect(shown).toHaveBeenLastCalledWith('договор');
  expect(complaints).not.toHaveBeenCalled();
});

it('shows what comes while it is being drawn, without a complaint of the renderer', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  const value = lazyValue(() => Promise.resolve('договор'));
  const tree = (
    <Suspense fallback="ждём">
      <Word value={value} />
    </Suspense>
  );
  await act(async () => render(tree, { onRecoverableError }));
  expect(await screen.findByText('договор')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('shows what is there already at once', async () => {
  const { value, attempts } = pending();
  const loading = value.start();
  attempts[0]?.resolve('договор');
  await loading;
  show(value);
  expect(screen.getByText('договор')).toBeVisible();
});

it('keeps a failure until somebody starts anew', async () => {
  const { value, attempts } = pending();
  const first = value.start();
  attempts[0]?.reject(new Error('404'));
  await expect(first).rejects.toThrow('404');
  await expect(value.current()).rejects.toThrow('404');
  expect(attempts).toHaveLength(1);
  const second = value.start();
  attempts[1]?.resolve('договор');
  await expect(second).resolves.toBe('договор');
});
