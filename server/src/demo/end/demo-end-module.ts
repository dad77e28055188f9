import type { Deps } from '../../platform/module';
import { endDemo } from './demo-end.service';

/** Closes what the demo company has left open, before anybody may log in and before the first administrator is asked for. */
export function demoEndModule(deps: Deps): void {
  const { config } = deps;
  deps.activity.labels({ 'user.demo_ended': 'Блокировка демонстрационной учётной записи' });
  deps.onStart(async () => {
    // A node with the screens alone lets nobody in, and may stand before one that shows the demo.
    if (config.demo || !config.roles.has('api')) return;
    const blocked = await endDemo(deps);
    if (blocked === 0) return;
    deps.print(
      `ВНИМАНИЕ! Демонстрация выключена, а её учётные записи были открыты с паролем, известным всем. Заблокировано учётных записей: ${String(blocked)}. Проверьте журнал действий.`,
    );
  });
}
