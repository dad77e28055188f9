let isPressed = false;
let pressed: Element | null = null;

function note({ type, target }: Event) {
  isPressed = type === 'pointerdown';
  pressed = isPressed && target instanceof Element ? target : null;
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(type, note, true);

/** True while the button of the pointer is held down on such an element or within one. */
export const isPressedOn = (selector: string): boolean => pressed?.closest(selector) != null;

/**
 * Acts at once, or when the button of the pointer is up again and its click has been heard: what grows between the press
 * and the click moves the button away from under the pointer, and the click is lost. Tells whether the click was taken for
 * a way to another page.
 */
export function afterPress(act: (isTaken: boolean) => void): void {
  if (!isPressed) {
    act(false);
    return;
  }
  let isTaken = false;
  const hear = (event: MouseEvent) => {
    isTaken = event.defaultPrevented;
  };
  const over = () => {
    for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, over);
    setTimeout(() => {
      window.removeEventListener('click', hear);
      act(isTaken);
    });
  };
  window.addEventListener('click', hear);
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, over);
}
