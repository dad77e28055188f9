import { IconX } from '@tabler/icons-react';
import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../action/icon-button';
import { SlowAction } from '../action/slow-action';
import { classNames } from '../theme/class-names';
import classes from './dialog.module.css';
import { InsideDialog } from './inside-dialog';
import { OwnLayer, useLayer } from './layer';
import { useScrollLock } from './scroll-lock';

export interface ModalFrameProps {
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  /** A press beside the panel does not close it: what was typed would be lost. */
  keepOpen?: boolean;
  /** An interruption that has to be answered, for a screen reader. */
  role?: 'dialog' | 'alertdialog';
}

interface FrameLook {
  backdropClass?: string;
  panelClass?: string;
  size?: string;
  width?: string;
}

/** The mechanics of a dialog and of a sheet: focus stays inside, the page beneath does not scroll, Escape closes. */
export function ModalFrame(props: ModalFrameProps & FrameLook) {
  const { onClose, title, description, footer, children, keepOpen, role = 'dialog' } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const noteId = useId();
  useScrollLock();
  useLayer({ open: true, panel, onClose });
  return createPortal(
    <InsideDialog value>
      <OwnLayer value={panel}>
        <div
          className={classNames(classes.backdrop, props.backdropClass)}
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            // The second half of a double press on the button that opened it is no press beside the panel.
            if (!keepOpen && event.detail < 2) onClose();
          }}
        >
          <div
            ref={panel}
            className={classNames(classes.panel, props.panelClass)}
            data-size={props.size}
            style={props.width === undefined ? undefined : ({ '--width': props.width } as CSSProperties)}
            role={role}
            aria-modal
            aria-labelledby={titleId}
            aria-describedby={description === undefined ? undefined : noteId}
            tabIndex={-1}
          >
            <div className={classes.head} data-frame>
              <h2 className={classes.title} id={titleId}>
                {title}
              </h2>
              <IconButton
                className={classes.close}
                size="sm"
                label="Закрыть"
                icon={<IconX />}
                onClick={onClose}
              />
            </div>
            {description !== undefined && (
              <p className={classes.note} id={noteId}>
                {description}
              </p>
            )}
            <div className={classes.body}>{children}</div>
            {footer !== undefined && (
              <div className={classes.foot} data-frame>
                <SlowAction bare={role === 'alertdialog'}>{footer}</SlowAction>
              </div>
            )}
          </div>
        </div>
      </OwnLayer>
    </InsideDialog>,
    document.body,
  );
}
