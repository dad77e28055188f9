import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager';

describe('the pages of a list', () => {
  it('lead one step on and back, and no further than the ends', async () => {
    const user = userEvent.setup();
    const onPage = jest.fn();
    const { rerender } = render(<Pager page={1} lastPage={9} onPage={onPage} />);
    expect(screen.getByText('Стр. 1 из 9')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Предыдущая страница' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(onPage).toHaveBeenLastCalledWith(2);
    rerender(<Pager page={9} lastPage={9} onPage={onPage} />);
    expect(screen.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
  });

  it('name no last page when it is not counted', () => {
    render(<Pager page={3} lastPage={3} openEnded onPage={jest.fn()} />);
    expect(screen.getByText('Стр. 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Следующая страница' })).toBeEnabled();
  });
});
