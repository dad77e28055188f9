import type { Deps } from '../platform/module';
import { fillDemoCompany } from './demo-company.service';
import { fillLargeRegister } from './large/large-register.service';

/** A company to try the product on, at the first start of an empty installation. */
export function demoModule(deps: Deps): void {
  deps.onStart(async () => {
    if (!deps.config.demo) return;
    const started = Date.now();
    if (await fillDemoCompany(deps)) {
      deps.log.info({ ms: Date.now() - started }, 'The demo company is filled in');
    }
    const wanted = deps.config.seedAgreements;
    if (wanted === null) return;
    const begun = Date.now();
    const added = await fillLargeRegister(deps, wanted);
    if (added > 0) deps.log.info({ added, ms: Date.now() - begun }, 'The large register is filled in');
  });
}
