import { registerAddress } from '../lists/register-address';
import type { RegisterHome } from '../lists/register-catalogue';
import type { OpenView } from '../saved-views/view-rows.service';

/** Address of the register opened at the view; null when the register has no screen of its own. */
export function viewAddress(app: RegisterHome, view: OpenView): string | null {
  const path = view.path ?? registerAddress(app, { resource: view.records, said: {} });
  if (path === undefined) return null;
  const params = new URLSearchParams(view.query);
  params.set('view', String(view.id));
  return `${path}?${params.toString()}`;
}
