import { act, fireEvent, screen, within } from '@testing-library/react';

import { renderPage, stubNetwork } from '../../testing/testing';
import { aDefinition, registerNetwork, someDeals } from '../testing/a-register';
import { Register } from './register';

const definition = aDefinition();
const show = () => renderPage(<Register definition={definition} />, { path: '/deals', at: '/deals' });
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.dataset.column)
    .filter((key) => key !== undefined);

beforeEach(() => {
  localStorage.clear();
  stubNetwork(registerNetwork(someDeals(2)));
});

describe('columns of a register', () => {
  it('are shown, hidden and put back, and the arrangement outlives the visit', async () => {
    const first = show();
    await first.user.click(screen.getByRole('button', { name: 'Колонки' }));
    await first.user.click(await screen.findByRole('checkbox', { name: 'Валюта' }));
    await first.user.click(screen.getByRole('checkbox', { name: 'Сумма' }));
    expect(heads()).toEqual(['number', 'title', 'currency']);
    expect(screen.getByRole('checkbox', { name: 'Номер' })).toBeDisabled();
    first.unmount();

    const second = show();
    expect(heads()).toEqual(['number', 'title', 'currency']);
    await second.user.click(screen.getByRole('button', { name: 'Колонки' }));
    await second.user.click(await screen.findByRole('button', { name: 'Вернуть исходные' }));
    expect(heads()).toEqual(['number', 'title', 'amount']);
  });

  it('are found by name and moved by the arrows', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Колонки' }));
    const panel = await screen.findByRole('dialog', { name: 'Колонки' });
    const grip = await within(panel).findByRole('button', { name: 'Переставить колонку «Сумма»' });
    act(() => {
      grip.focus();
    });
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(heads()).toEqual(['number', 'amount', 'title']);
    expect(within(panel).getByText('«Сумма»: место 2 из 3')).toBeInTheDocument();
    await user.type(within(panel).getByRole('searchbox', { name: 'Найти колонку' }), 'вал');
    expect(within(panel).getAllByRole('checkbox')).toHaveLength(1);
  });

  it('change their width by keyboard and by dragging, and get their own back', async () => {
    const { user } = show();
    const edge = screen.getByRole('slider', { name: 'Ширина колонки «Сумма»' });
    const head = edge.parentElement;
    if (head === null) throw new Error('The edge stands in no head');
    head.getBoundingClientRect = () => ({ width: 120 }) as DOMRect;
    const tracks = () => screen.getByRole('grid').style.getPropertyValue('--tracks');
    act(() => {
      edge.focus();
    });
    await user.keyboard('{ArrowRight}');
    expect(tracks()).toContain('136px');
    edge.setPointerCapture = () => undefined;
    // jsdom's pointer events have no place.
    const point = (type: string, clientX: number) =>
      fireEvent(edge, new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 500);
    const kept = jest.spyOn(Storage.prototype, 'setItem');
    for (const clientX of [520, 550, 580]) point('pointermove', clientX);
    expect(edge.style.transform).toBe('translateX(80px)');
    expect(tracks()).toContain('136px');
    expect(kept).not.toHaveBeenCalled();
    fireEvent.lostPointerCapture(edge);
    expect(edge.style.transform).toBe('');
    expect(tracks()).toContain('200px');
    kept.mockRestore();
    await user.keyboard('{Delete}');
    expect(tracks()).toContain('120px');
  });

  it('stand in rows of one of three heights, the same in every register', async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Высота строк' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Просторные строки' }));
    expect(screen.getByRole('grid')).toHaveAttribute('data-height', 'roomy');
    unmount();
    renderPage(<Register definition={aDefinition({ name: 'another' })} />, { path: '/deals', at: '/deals' });
    expect(screen.getByRole('grid')).toHaveAttribute('data-height', 'roomy');
  });
});
