import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, StatePage } from 'shared/ui';

import { HOME } from '../navigation/return-address';
import { useSuite } from '../suite';

/** The shell itself threw: the one page that stands outside every layout. */
export function ShellCrashedPage() {
  const error = useRouteError();
  const suite = useSuite();
  const { page } = suite;
  useEffect(() => {
    console.error('The shell crashed', error);
    // Whoever reported until now went down with the layout.
    import('../releases/release-reports').then(
      ({ reportOpenings, SHELL }) => {
        const { version } = suite.registry.shell;
        reportOpenings(suite);
        suite.openings.note({ area: SHELL, version, failure: 'crash', route: null, cause: error });
      },
      (cause: unknown) => {
        console.error('The crash could not be reported', cause);
      },
    );
  }, [error, suite]);
  return (
    <StatePage
      icon={<IconAlertTriangle />}
      title="Реестр остановился"
      text="Черновики хранятся на этом устройстве. Обновите страницу, чтобы продолжить."
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              page.reload();
            }}
          >
            Обновить
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              page.replace(HOME);
            }}
          >
            На главную
          </Button>
        </>
      }
    />
  );
}
