import { act, render, screen } from '@testing-library/react';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { Dialog } from '../overlay/dialog';
import { Button } from './button';
import { ButtonRow } from './button-row';

const SLOW = 'Ответ идёт дольше обычного. Введённое не пропадёт.';
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Row({ busy }: { busy: boolean }) {
  return (
    <ButtonRow>
      <Button busy={busy}>Сохранить</Button>
      <Button>Отменить правку</Button>
    </ButtonRow>
  );
}

describe('a row of buttons', () => {
  it('says politely after five seconds that the answer is slow, in a place that stood there empty before', () => {
    render(<Row busy />);
    const place = screen.getByRole('status');
    pass(4999);
    expect(place).toBeEmptyDOMElement();
    pass(1);
    expect(screen.getByRole('status')).toBe(place);
    expect(place).toHaveTextContent(SLOW);
  });

  it('says it no more once the action has ended', () => {
    const { rerender } = render(<Row busy />);
    pass(5000);
    rerender(<Row busy={false} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says nothing of an action that ended in time, and gives the next one its own five seconds', () => {
    const { rerender } = render(<Row busy />);
    pass(4000);
    rerender(<Row busy={false} />);
    pass(4000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<Row busy />);
    pass(4000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it('a dialog says it under its buttons', () => {
  render(
    <Dialog open title="Передать договор" onClose={jest.fn()} footer={<Button busy>Передать</Button>}>
      <input aria-label="Кому" />
    </Dialog>,
  );
  pass(5000);
  expect(screen.getByRole('status')).toHaveTextContent(SLOW);
});

it('a bare question says it without a word of what was typed', () => {
  render(
    <ConfirmDialog
      open
      busy
      title="Удалить договор?"
      confirmLabel="Удалить договор"
      onConfirm={jest.fn()}
      onClose={jest.fn()}
    />,
  );
  pass(5000);
  expect(screen.getByRole('status')).toHaveTextContent(/^Ответ идёт дольше обычного\.$/);
});

describe('a button that stands in no row', () => {
  const Alone = ({ busy }: { busy: boolean }) => (
    <Button busy={busy} variant="primary">
      Согласовать
    </Button>
  );

  it('says it itself after five seconds, apart from the page, so that nothing moves', () => {
    const { container, rerender } = render(<Alone busy={false} />);
    rerender(<Alone busy />);
    pass(4999);
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    pass(1);
    expect(screen.getByRole('status')).toBe(place);
    expect(place).toHaveTextContent(/^Ответ идёт дольше обычного\.$/);
    expect(container).not.toContainElement(place);
    expect(screen.getByRole('button')).toHaveAccessibleName('Согласовать');
  });

  it('says it no more once the action has ended', () => {
    const { rerender } = render(<Alone busy />);
    pass(5000);
    rerender(<Alone busy={false} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

it('a row says it for its button, which says nothing besides', () => {
  render(<Row busy />);
  pass(5000);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
