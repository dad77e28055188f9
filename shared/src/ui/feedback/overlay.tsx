import { createPortal } from 'react-dom';
import { Loader } from '../loader/loader';
import classes from './overlay.module.css';

/** The full-screen cover with a big loader that lies above the page while a long action runs. */
export function Overlay({ visible = true, label }: { visible?: boolean; label?: string }) {
  if (!visible) return null;
  return createPortal(
    <div className={classes.overlay}>
      <Loader size="big" label={label} />
    </div>,
    document.body,
  );
}
