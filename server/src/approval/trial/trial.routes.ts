import { NAMED_PARTICIPANTS, participantFaults } from 'shared/contract/approval/chain-template';
import { chainTrial, chainTrialInput } from 'shared/contract/approval/chain-trial';
import { z } from 'zod';
import { alsoNamed } from '../../platform/http/also-named';
import { alsoPlaced } from '../../platform/http/also-placed';
import { idText } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { TEMPLATE_NAMES } from '../templates/template-names';
import { findParticipantFaults } from './participant-faults.service';
import { tryTemplate } from './trial.service';

/** A template before it is saved: tried on the documents of a year, and whom of its people no route could ask. */
export function trialRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'POST',
    url: '/api/chain-templates/trial',
    access: 'chain_templates.update',
    summary: 'Проверить шаблон на документах за год: кого и как часто он спросил бы; ничего не меняет',
    body: alsoPlaced(alsoNamed(chainTrialInput, TEMPLATE_NAMES)),
    response: chainTrial,
    isDear: true,
    handler: ({ actor, body }) => tryTemplate(deps, actor, body),
  });
  route(deps.app, {
    method: 'GET',
    url: '/api/chain-templates/participant',
    access: 'chain_templates.read',
    summary: 'Кого из названных шаблоном участников спросить нельзя, и почему',
    query: z.strictObject({ kind: z.enum(NAMED_PARTICIPANTS), ref_id: idText }),
    response: participantFaults,
    handler: ({ query }) => findParticipantFaults(deps, query),
  });
}
