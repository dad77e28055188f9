import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../action/button';
import { Tooltip } from './tooltip';

describe('a tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for the mouse to stay, describes its button and goes with the mouse', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <Tooltip text="Щербакова Екатерина Андреевна">
        <Button>ЩЕ</Button>
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'ЩЕ' });
    await user.hover(button);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Щербакова Екатерина Андреевна');
    expect(button).toHaveAccessibleDescription('Щербакова Екатерина Андреевна');
    await user.unhover(button);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
