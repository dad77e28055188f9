import { useEffect, useState, type ComponentType } from 'react';

import { Button, Loader } from '../ui/ui';
import classes from './lazy-part.module.css';

/**
 * A part that is fetched on first use. A failed fetch is forgotten, so that «Повторить» works; React's own `lazy`
 * would remember it for the life of the page.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let known: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known);
    const [isFailed, setFailed] = useState(false);

    useEffect(() => {
      if (Part !== null || isFailed) return;
      load().then(
        (module) => {
          known = module.default;
          setPart(() => module.default);
        },
        () => {
          setFailed(true);
        },
      );
    }, [Part, isFailed]);

    if (Part !== null) return <Part {...props} />;
    if (!isFailed) {
      return (
        <div className={classes.wait}>
          <Loader />
        </div>
      );
    }
    return (
      <div className={classes.wait} role="alert">
        <p>Эта часть страницы не загрузилась.</p>
        <Button
          size="sm"
          onClick={() => {
            setFailed(false);
          }}
        >
          Повторить
        </Button>
      </div>
    );
  };
}
