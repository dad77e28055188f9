import { chainTrial, chainTrialInput } from 'shared/contract/approval/chain-trial';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { tryTemplate } from './trial.service';

/** A changed template tried against the documents of a year before it is saved. */
export function trialRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'POST',
    url: '/api/chain-templates/trial',
    access: 'chain_templates.update',
    summary: 'Проверить шаблон на документах за год: кого и как часто он спросил бы; ничего не меняет',
    body: chainTrialInput,
    response: chainTrial,
    isDear: true,
    handler: ({ actor, body }) => tryTemplate(deps, actor, body),
  });
}
