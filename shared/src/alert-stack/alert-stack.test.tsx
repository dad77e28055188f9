import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { alertRaised, alertsSlice, useAlerts, type AlertType } from 'shared/alerts';
import { StoreProvider } from 'shared/session';
import { AlertStack } from './alert-stack';

function stack() {
  const store = configureStore({ reducer: { alerts: alertsSlice.reducer } });
  render(
    <StoreProvider store={store}>
      <AlertStack />
    </StoreProvider>,
  );
  const raise = (type: AlertType, message: string) => {
    act(() => {
      store.dispatch(alertRaised({ type, message }));
    });
  };
  const wait = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  };
  const shown = () => [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].length;
  return { store, raise, wait, shown };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['info', 'Информация', 2000],
  ['success', 'Успешно', 2000],
  ['warning', 'Внимание', 2000],
  ['error', 'Сообщение об ошибке', 5000],
] as const)('shows «%s» under its heading and takes it away in time', (type, heading, time) => {
  const { raise, wait, shown } = stack();
  raise(type, 'Договор № 112/2026-П');
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  wait(time - 1);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

function Saving({ undo }: { undo: () => void }) {
  const alerts = useAlerts();
  return (
    <button
      type="button"
      onClick={() => {
        alerts.success('Настройка сохранена', undo);
      }}
    >
      Сохранить
    </button>
  );
}

it('offers to take a change back once, as long as it is shown', () => {
  const store = configureStore({ reducer: { alerts: alertsSlice.reducer } });
  const undo = jest.fn();
  render(
    <StoreProvider store={store}>
      <Saving undo={undo} />
      <AlertStack />
    </StoreProvider>,
  );
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  save();
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
  save();
  act(() => {
    jest.advanceTimersByTime(2000);
  });
  expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
  expect(undo).toHaveBeenCalledTimes(1);
});

it('reads an error out at once and the others when there is a pause', () => {
  const { raise } = stack();
  raise('error', 'Дата окончания раньше даты начала');
  raise('success', 'Договор сохранён');
  expect(screen.getByRole('alert')).toHaveTextContent('Дата окончания раньше даты начала');
  expect(screen.getByRole('status')).toHaveTextContent('Договор сохранён');
});

it('gives each alert the next number and puts the newest at the bottom', () => {
  const { store, raise } = stack();
  raise('info', 'первое');
  raise('info', 'второе');
  expect(store.getState().alerts.list.map(({ id }) => id)).toEqual([1, 2]);
  expect(screen.getAllByRole('status').map((card) => card.textContent)).toEqual([
    expect.stringContaining('первое'),
    expect.stringContaining('второе'),
  ]);
});

it('stops the clock while the pointer is on the messages, and goes on where it stopped', () => {
  const { raise, wait, shown } = stack();
  raise('success', 'Договор сохранён');
  wait(1500);
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Сообщения' }));
  wait(60_000);
  expect(shown()).toBe(1);
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Сообщения' }));
  wait(499);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

it('takes a message away at once when the person closes it', () => {
  const { raise, shown } = stack();
  raise('error', 'Нет связи');
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(shown()).toBe(0);
});
