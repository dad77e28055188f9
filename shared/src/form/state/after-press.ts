let isPressed = false;

function note({ type }: Event) {
  isPressed = type === 'pointerdown';
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(type, note, true);

/**
 * Acts at once, or when the button of the pointer is up again and its click has been heard: what grows between the press
 * and the click moves the button away from under the pointer, and the click is lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const over = () => {
    for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, over);
    setTimeout(act);
  };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, over);
}
