import { useLayoutEffect, useRef, type ComponentProps, type CSSProperties } from 'react';
import { classNames } from '../theme/class-names';
import classes from './field.module.css';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** The least height, in lines; the field grows with its text. */
  rows?: number;
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content') === true;

/** Several lines of text in a field that is as high as its text. */
export function Textarea({ rows = 2, ref, className, ...rest }: TextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (growsByItself || element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [rest.value]);
  return (
    <div
      className={classNames(classes.box, classes.area, className)}
      style={{ '--rows': rows } as CSSProperties}
    >
      <textarea
        {...rest}
        rows={rows}
        className={classes.input}
        ref={(element) => {
          area.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
      />
    </div>
  );
}
