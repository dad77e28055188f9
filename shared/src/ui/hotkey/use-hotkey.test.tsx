import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../overlay/dialog';
import { useHotkey } from './use-hotkey';

const onSearch = jest.fn();
const onPalette = jest.fn();

function Page({ enabled = true }: { enabled?: boolean }) {
  useHotkey('Slash', onSearch, { enabled });
  useHotkey('Ctrl+KeyK', onPalette);
  return <input aria-label="Название" />;
}

const onInside = jest.fn();
function Inside() {
  useHotkey('KeyJ', onInside);
  return null;
}

describe('a key', () => {
  beforeEach(() => jest.clearAllMocks());

  it('works by its place on the keyboard, in the Russian layout as in the Latin one', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { code: 'Slash', key: '.' });
    fireEvent.keyDown(document.body, { code: 'Slash', key: '/' });
    expect(onSearch).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'л', ctrlKey: true });
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', metaKey: true });
    expect(onPalette).toHaveBeenCalledTimes(2);
  });

  it('is left to the text while the person types, except with Ctrl', () => {
    render(<Page />);
    const field = screen.getByLabelText('Название');
    expect(fireEvent.keyDown(field, { code: 'Slash', key: '.' })).toBe(true);
    expect(onSearch).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { code: 'KeyK', key: 'л', ctrlKey: true });
    expect(onPalette).toHaveBeenCalledTimes(1);
  });

  it('needs exactly its companions', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { code: 'Slash', key: '/', ctrlKey: true });
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'л' });
    expect(onSearch).not.toHaveBeenCalled();
    expect(onPalette).not.toHaveBeenCalled();
  });

  it('held down is pressed once', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true });
    fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true, repeat: true });
    expect(onPalette).toHaveBeenCalledTimes(1);
  });

  it('is silent beneath an open dialog and works inside of it', () => {
    render(
      <>
        <Page />
        <Dialog open title="Удалить договор" onClose={() => undefined}>
          <Inside />
        </Dialog>
      </>,
    );
    fireEvent.keyDown(document.body, { code: 'Slash', key: '/' });
    const saving = fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true });
    expect(onSearch).not.toHaveBeenCalled();
    expect(onPalette).not.toHaveBeenCalled();
    // Neither does the browser take it for its own.
    expect(saving).toBe(false);
    fireEvent.keyDown(document.body, { code: 'KeyJ' });
    expect(onInside).toHaveBeenCalledTimes(1);
  });

  it('is silent when switched off or taken by somebody nearer', () => {
    const { rerender } = render(<Page enabled={false} />);
    fireEvent.keyDown(document.body, { code: 'Slash', key: '/' });
    rerender(<Page />);
    const event = new KeyboardEvent('keydown', { code: 'Slash', bubbles: true, cancelable: true });
    event.preventDefault();
    document.body.dispatchEvent(event);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
