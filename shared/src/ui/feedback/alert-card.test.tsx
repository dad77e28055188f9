import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertCard, type AlertType } from './alert-card';
import { Loader } from '../loader/loader';
import { Overlay } from './overlay';
import { Progress } from './progress';

describe('an alert', () => {
  it.each<[AlertType, string, string]>([
    ['info', 'Информация', 'status'],
    ['success', 'Успешно', 'status'],
    ['warning', 'Внимание', 'status'],
    ['error', 'Сообщение об ошибке', 'alert'],
  ])('of the kind %s is headed «%s» and read out as %s', (type, heading, role) => {
    render(<AlertCard type={type} message="Номер занят" onClose={jest.fn()} />);
    expect(screen.getByRole(role, { name: heading })).toHaveTextContent('Номер занят');
  });

  it('is closed by its cross and tells when the mouse is over it', async () => {
    const user = userEvent.setup();
    const heard = { onClose: jest.fn(), onMouseEnter: jest.fn(), onMouseLeave: jest.fn() };
    render(<AlertCard type="info" message="Готово" {...heard} />);
    fireEvent.mouseEnter(screen.getByRole('status'));
    fireEvent.mouseLeave(screen.getByRole('status'));
    expect(heard.onMouseEnter).toHaveBeenCalledTimes(1);
    expect(heard.onMouseLeave).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(heard.onClose).toHaveBeenCalledTimes(1);
  });
});

describe('waiting', () => {
  it.each(['small', 'big'] as const)('is said with the word «Загрузка», %s', (size) => {
    render(<Loader size={size} />);
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка');
  });

  it('covers the page only while it is needed', () => {
    const { rerender } = render(<Overlay visible={false} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<Overlay />);
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка');
  });

  it('says how far it has come when that is known', () => {
    const { rerender } = render(<Progress label="Выгрузка" value={64.4} />);
    expect(screen.getByRole('progressbar', { name: 'Выгрузка' })).toHaveAttribute('aria-valuenow', '64');
    rerender(<Progress label="Выгрузка" value={null} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});
