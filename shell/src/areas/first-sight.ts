import classes from './first-sight.module.css';

/** Stands over the page until the suite has drawn its own. */
const ID = 'first-sight';

/** Shows what was drawn before the suite, for eyes alone: nothing in it can be pressed, reached or read aloud. */
export function showFirstSight(drawn: HTMLElement): void {
  const sight = document.createElement('div');
  sight.id = ID;
  sight.className = classes.sight ?? '';
  sight.inert = true;
  sight.ariaHidden = 'true';
  sight.append(drawn);
  document.body.append(sight);
}

/** Takes it away; nothing happens when there is none. */
export function clearFirstSight(): void {
  document.getElementById(ID)?.remove();
}
