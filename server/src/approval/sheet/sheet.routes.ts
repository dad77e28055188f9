import { approvalSheet, sheetCheck, sheetCheckInput } from 'shared/contract/approval/approval-sheet';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { checkSheet, getSheet } from './sheet.service';

/** The approval sheet, and its check by whoever has it in hand. */
export function sheetRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/approval-chains/:id/sheet',
    access: 'authenticated',
    summary: 'Лист согласования: круги, решения, замечания, контрольные суммы',
    params: idParams,
    response: approvalSheet,
    handler: ({ actor, params }) => getSheet(deps, actor, params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/approval-sheets/check',
    access: 'authenticated',
    summary: 'Проверить лист согласования: файл и запись журнала',
    body: sheetCheckInput,
    response: sheetCheck,
    handler: ({ actor, body }) => checkSheet(deps, actor, body),
  });
}
