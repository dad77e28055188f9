let isPressed = false;
let pressed: Element | null = null;

function note({ type, target, button }: PointerEvent) {
  // Another button opens a menu of the browser, which keeps to itself that it is up again.
  isPressed = type === 'pointerdown' && button === 0;
  pressed = isPressed && target instanceof Element ? target : null;
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  window.addEventListener(type, note, true);

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
