import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useKeptFocus } from './use-kept-focus';

function Kept({ names }: { names: string[] }) {
  useKeptFocus();
  const [left, setLeft] = useState(names);
  return (
    <main>
      <h1>Избранное</h1>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            <button type="button" onClick={() => setLeft(left.filter((other) => other !== name))}>
              {`Убрать ${name}`}
            </button>
          </li>
        ))}
      </ul>
      <p>Всего {left.length}</p>
    </main>
  );
}

async function remove(name: string): Promise<void> {
  const button = screen.getByRole('button', { name: `Убрать ${name}` });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(button).not.toBeInTheDocument();
  });
}

it('leads the focus to the line that has come into the place of a removed one', async () => {
  render(<Kept names={['А', 'Б', 'В']} />);
  await remove('Б');
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'В' })).toHaveFocus();
  });
});

it('leads it to the line before where the last one has gone, and to the heading where none is left', async () => {
  render(<Kept names={['А', 'Б']} />);
  await remove('Б');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Убрать А' })).toHaveFocus();
  });
  await remove('А');
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Избранное' })).toHaveFocus();
  });
});

function Asked() {
  useKeptFocus();
  const [step, setStep] = useState<'strip' | 'dialog' | 'done'>('strip');
  return (
    <main>
      <h1>Ромашка</h1>
      {step !== 'done' && (
        <p>
          <button type="button" onClick={() => setStep('dialog')}>
            Отменить объединение
          </button>
        </p>
      )}
      <a href="#terms">Условия</a>
      {step === 'dialog' && (
        <div role="dialog" aria-label="Вопрос" tabIndex={-1}>
          <button type="button" onClick={() => setStep('done')}>
            Да
          </button>
        </div>
      )}
    </main>
  );
}

it('leads it beside the button that opened a dialog when both have gone', async () => {
  render(<Asked />);
  screen.getByRole('button', { name: 'Отменить объединение' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Да' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Условия' })).toHaveFocus();
  });
});

it('leaves the focus where nobody has it', async () => {
  const { rerender } = render(<Kept names={['А']} key="first" />);
  screen.getByRole('link', { name: 'А' }).focus();
  await userEvent.click(screen.getByText('Всего 1'));
  expect(document.body).toHaveFocus();
  rerender(<Kept names={['Б']} key="second" />);
  await screen.findByRole('link', { name: 'Б' });
  expect(document.body).toHaveFocus();
});

function Told() {
  useKeptFocus();
  const [isTold, setTold] = useState(true);
  return (
    <>
      <main>
        <h1>Ромашка</h1>
        <button type="button">Действия</button>
      </main>
      {isTold && (
        <section aria-label="Сообщения">
          <button type="button" onClick={() => setTold(false)}>
            Отменить
          </button>
        </section>
      )}
    </>
  );
}

it('leads it back to where it was before a message that stands in no part of the page', async () => {
  render(<Told />);
  const actions = screen.getByRole('button', { name: 'Действия' });
  const undo = screen.getByRole('button', { name: 'Отменить' });
  actions.focus();
  // A browser tells of the way from one to the other while neither has it.
  const active = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  fireEvent.focusOut(actions, { relatedTarget: undo });
  await Promise.resolve();
  active.mockRestore();
  undo.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(actions).toHaveFocus();
  });
});
