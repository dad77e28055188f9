import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStoredTheme } from './stored-theme';
import { SuiteTheme, useTheme } from './suite-theme';

function Switch() {
  const { scheme, setScheme } = useTheme();
  return (
    <button type="button" onClick={() => setScheme('dark')}>
      {scheme}
    </button>
  );
}

const shown = () => document.documentElement.dataset.theme;

describe('the theme', () => {
  beforeEach(() => localStorage.clear());

  it('is on the document before anything is drawn', () => {
    localStorage.setItem('contracts.theme', 'dark');
    applyStoredTheme();
    expect(shown()).toBe('dark');
  });

  it('follows the system until the person chooses, and keeps the choice', async () => {
    const user = userEvent.setup();
    render(<Switch />, { wrapper: SuiteTheme });
    expect(shown()).toBe('light');
    await user.click(screen.getByRole('button', { name: 'auto' }));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('contracts.theme')).toBe('dark');
  });

  it('takes over the choice made in another tab', () => {
    render(<Switch />, { wrapper: SuiteTheme });
    localStorage.setItem('contracts.theme', 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'contracts.theme' }));
    });
    expect(shown()).toBe('dark');
    expect(screen.getByRole('button', { name: 'dark' })).toBeVisible();
  });
});
