import { openingReports } from 'shared/contract/release/release-report';
import { route } from '../../platform/http/route';
import type { ReleaseDeps } from '../release-deps';
import { createReportPace } from './report-pace';
import { takeReports } from './release-reports.service';

/** A full batch of reports is far below it. */
const LARGEST_BATCH = 32 * 1024;

/** Where browsers tell how the versions they opened did. */
export function releaseReportsRoutes(deps: ReleaseDeps): void {
  const keepPace = createReportPace();
  route(deps.app, {
    method: 'POST',
    url: '/api/release-reports',
    access: 'authenticated',
    summary: 'Как открылись версии разделов',
    body: openingReports,
    bodyLimit: LARGEST_BATCH,
    handler: ({ actor, body: { reports } }) => {
      keepPace(actor.id, deps.now());
      return takeReports(deps, reports, actor);
    },
  });
}
