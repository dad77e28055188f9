import { act, render, screen } from '@testing-library/react';
import { AxiosError } from 'axios';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AsyncSelectField } from './async-select-field';
import type { SelectOption } from './option';
import { MAX_SEARCH } from '../../contract/list/max-search';
import { createQueryClient, QueryClientProvider, type ReferenceSource } from '../../query/query';

const names = ['Лесная Плаза, ООО', 'Ладога-Лизинг, ООО', 'Логопарк Юг, АО'];
type Load = ReferenceSource<SelectOption>['load'];
const load = jest.fn<ReturnType<Load>, Parameters<Load>>();
const source: ReferenceSource<SelectOption> = { key: ['parties', 'list', 'options'], load };
const changed = jest.fn();
const failed = jest.fn();

function Form() {
  const [value, setValue] = useState<SelectOption | null>(null);
  return (
    <AsyncSelectField
      label="Поставщик"
      value={value}
      source={source}
      onLoadError={failed}
      onChange={(option) => {
        changed(option);
        setValue(option);
      }}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: 'Поставщик' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** The pause after typing, and then the answer. */
const pass = async (time: number) => {
  await act(() => jest.advanceTimersByTimeAsync(time));
  await act(() => jest.advanceTimersByTimeAsync(1));
};

function show(client = createQueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

describe('a list of values that lives on the server', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    jest.useFakeTimers();
    load.mockImplementation(async ({ search, page }) => ({
      options: names
        .map((label, index) => ({ value: index + 1, label }))
        .filter(({ label }) => label.includes(search))
        .slice((page - 1) * 2, page * 2),
      hasMore: page === 1 && search === '',
    }));
  });
  afterEach(() => jest.useRealTimers());

  it('asks for nothing until it is opened', async () => {
    show();
    await pass(1000);
    expect(load).not.toHaveBeenCalled();
  });

  it('asks for the whole list and then once when the typing pauses, and takes an answer by Enter', async () => {
    const user = show();
    await user.type(input(), 'Плаза');
    await pass(300);
    expect(load.mock.calls.map(([request]) => request.search)).toEqual(['', 'Плаза']);
    expect(shown()).toEqual(['Лесная Плаза, ООО']);
    await user.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledWith({ value: 1, label: 'Лесная Плаза, ООО' });
    expect(input()).toHaveValue('Лесная Плаза, ООО');
  });

  it('asks for no longer a text than the server reads, however much was pasted', async () => {
    const user = show();
    await user.click(input());
    await user.paste('слово '.repeat(4000));
    await pass(300);
    expect(load.mock.lastCall?.[0].search).toHaveLength(MAX_SEARCH);
  });

  it('takes nothing by Enter while the options are still those of before', async () => {
    const user = show();
    await user.click(input());
    await pass(1);
    expect(shown()).toHaveLength(2);
    await user.type(input(), 'Парк');
    load.mockImplementationOnce(() =>
      Promise.resolve({ options: [{ value: 3, label: 'Логопарк Юг, АО' }], hasMore: false }),
    );
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Enter}');
    expect(changed).not.toHaveBeenCalled();
    await pass(300);
    expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy');
    await user.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledWith({ value: 3, label: 'Логопарк Юг, АО' });
  });

  it('brings the next page when the reader comes to the end', async () => {
    const user = show();
    await user.click(input());
    await pass(10);
    expect(shown()).toHaveLength(2);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await pass(10);
    expect(shown()).toEqual(names);
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 }));
  });

  it('brings the next page although the reader came to the end while the list was being asked anew', async () => {
    const client = createQueryClient();
    const user = show(client);
    await user.click(input());
    await pass(10);
    let answer: () => void = () => undefined;
    load.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return {
        options: names.slice(0, 2).map((label, index) => ({ value: index + 1, label })),
        hasMore: true,
      };
    });
    act(() => {
      void client.invalidateQueries();
    });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await pass(10);
    answer();
    await pass(10);
    await pass(10);
    expect(shown()).toEqual(names);
  });

  it('asks again for the page that did not come', async () => {
    const user = show();
    await user.click(input());
    await pass(10);
    load.mockRejectedValueOnce(new Error('500'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await pass(10);
    expect(shown()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await pass(10);
    expect(shown()).toEqual(names);
  });

  it('throws away an answer to an older search', async () => {
    const answers = new Map<string, () => void>();
    load.mockImplementation(
      ({ search }) =>
        new Promise((resolve) => {
          answers.set(search, () =>
            resolve({ options: [{ value: search, label: `Ответ на ${search}` }], hasMore: false }),
          );
        }),
    );
    const user = show();
    await user.type(input(), 'Л');
    await pass(300);
    await user.type(input(), 'а');
    await pass(300);
    answers.get('Ла')?.();
    await pass(10);
    answers.get('Л')?.();
    await pass(10);
    expect(shown()).toEqual(['Ответ на Ла']);
    const older = load.mock.calls.map(([request]) => request).find(({ search }) => search === 'Л');
    expect(older?.signal.aborted).toBe(true);
  });

  it('tells of a failure and can try again', async () => {
    load.mockRejectedValueOnce(new Error('500'));
    const user = show();
    await user.click(input());
    await pass(10);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Список не загрузился');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await pass(10);
    expect(shown()).toHaveLength(2);
  });

  it('tells the same failure no second time while it is still being read, and another at once', async () => {
    load.mockImplementation(() => Promise.reject(new Error('500')));
    const user = show();
    const again = async (after: number) => {
      await pass(after);
      await user.click(screen.getByRole('button', { name: 'Повторить' }));
      await pass(10);
    };
    await user.click(input());
    await again(10);
    expect(failed).toHaveBeenCalledTimes(1);
    await again(5000);
    expect(failed).toHaveBeenCalledTimes(2);
    load.mockImplementation(() => Promise.reject(new AxiosError('Network Error')));
    await again(10);
    expect(failed).toHaveBeenCalledTimes(3);
  });
});
