import { useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { downloadFile } from '../../http/http';

/** Saves a file on the reader's machine and says by an alert when that fails; `busy` while it is on its way. */
export function useSavedFile({ url, name }: { url: string; name: string }) {
  const alerts = useAlerts();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadFile(url, name);
    } catch (error) {
      alerts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
