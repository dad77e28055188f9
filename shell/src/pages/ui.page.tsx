import { usePageTitle } from 'shared/area';
import { useAlerts } from 'shared/alerts';

import { UiDemoPage } from '../ui-demo/ui-demo.page';

const MESSAGES = {
  info: 'Соколова М. Д. оставила замечание к договору № 112/2026-П',
  success: 'Договор № 112/2026-П отправлен на согласование',
  warning: 'Доверенность Гречко А. И. истекает 31.01.2027, раньше договора',
  error: 'Дата окончания раньше даты начала',
};

/** The catalogue of the interface, with the suite's own stack for its messages. */
export default function UiPage() {
  const alerts = useAlerts();
  usePageTitle('Каталог интерфейса');
  return (
    <UiDemoPage
      onRaise={(type) => {
        alerts[type](MESSAGES[type]);
      }}
    />
  );
}
