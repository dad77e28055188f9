import { approvalSheet, sheetCheck, sheetCheckInput } from 'shared/contract/approval/approval-sheet';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { handedOverAs } from '../../files/loose-content.service';
import { openSheetMaker } from './sheet-maker';
import { checkSheet } from './sheet-check.service';
import { getSheet } from './sheet.service';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The approval sheet, and its check by whoever has it in hand. */
export function sheetRoutes(deps: Deps): void {
  const { app } = deps;
  const maker = openSheetMaker();
  app.addHook('onClose', () => maker.close());
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
    method: 'GET',
    url: '/api/approval-chains/:id/sheet/docx',
    access: 'authenticated',
    summary: 'Лист согласования документом Word',
    params: idParams,
    response: 'stream',
    isDear: true,
    handler: async ({ actor, params, reply }) => {
      const sheet = await getSheet(deps, actor, params.id);
      const content = await maker.make(sheet);
      return reply
        .type(DOCX)
        .header('content-disposition', handedOverAs(sheet.file_name))
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(content));
    },
  });
  route(app, {
    method: 'POST',
    url: '/api/approval-sheets/check',
    access: 'authenticated',
    summary: 'Проверить лист согласования: файл, решения и запись журнала',
    body: sheetCheckInput,
    response: sheetCheck,
    handler: ({ actor, body }) => checkSheet(deps, actor, body),
  });
}
