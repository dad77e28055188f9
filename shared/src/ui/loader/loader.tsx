import { LoaderDots } from './loader-dots';
import classes from './loader.module.css';

export interface LoaderProps {
  size?: 'small' | 'big';
  label?: string;
}

/** The word «Загрузка» followed by three running dots. */
export function Loader({ size = 'small', label = 'Загрузка' }: LoaderProps) {
  return (
    <span className={classes.loader} data-size={size} role="status">
      {label}
      <LoaderDots />
    </span>
  );
}
