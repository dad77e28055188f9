import { Link } from 'react-router-dom';
import classes from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** The last crumb is the page itself and has no address. */
  to?: string;
}

/** The way here; the last name is the page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav className={classes.path} aria-label="Путь">
      <ol className={classes.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
