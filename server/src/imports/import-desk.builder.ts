import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { handbooksModule } from '../handbooks/handbooks-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { holdRights } from '../roles/role.builder';
import { rolesModule } from '../roles/roles-module';
import { usersModule } from '../users/users-module';
import { importsModule } from './imports-module';

/** A company whose employees load files, and the server they do it on. */
export interface ImportDesk {
  app: TestApp;
  company: Company;
  /** An employee whose rights are kept, as a load that runs later asks for them. */
  employee(given?: Parameters<Company['employee']>[0]): Promise<Actor>;
}

/** The server with whatever is loaded from files, on the 20th of November 2026. */
export async function anImportDesk(): Promise<ImportDesk> {
  const app = await startTestApp({
    modules: [
      rolesModule,
      usersModule,
      handbooksModule,
      counterpartiesModule,
      agreementsModule,
      importsModule,
    ],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  const company = await aCompany(app.db);
  return {
    app,
    company,
    employee: async (given) => {
      const actor = await company.employee(given);
      await holdRights(app.db, actor);
      return actor;
    },
  };
}
