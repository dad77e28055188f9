import { act, screen } from '@testing-library/react';

import { useAlerts } from '../alerts/alerts';
import type { AreaDefinition } from '../contract/area/area';
import { renderPage } from '../testing/render-page';
import { StandaloneFrame } from './standalone-frame';

const area: AreaDefinition = { id: 'mf-letters', title: 'Письма', contract: '^2.0.0', routes: [], menu: [] };

function Letter() {
  const alerts = useAlerts();
  return (
    <button
      type="button"
      onClick={() => {
        alerts.success('Письмо сохранено');
      }}
    >
      Сохранить
    </button>
  );
}

it('shows the messages of an area alone as the shell does: they go by themselves', () => {
  jest.useFakeTimers();
  renderPage(
    <>
      <StandaloneFrame area={area} module={{ pages: {} }} />
      <Letter />
    </>,
  );
  act(() => {
    screen.getByRole('button', { name: 'Сохранить' }).click();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Письмо сохранено');
  act(() => {
    jest.advanceTimersByTime(2000);
  });
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});
