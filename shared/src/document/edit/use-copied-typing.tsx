import { useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { Dialog, Textarea } from '../../ui/ui';

/** Copies what was typed; where the browser keeps the clipboard to itself, shows it to be copied by hand. */
export function useCopiedTyping() {
  const alerts = useAlerts();
  const [shown, setShown] = useState<string | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      alerts.success('Введённое скопировано');
    } catch {
      // Over plain http there is no clipboard for a page.
      setShown(text);
    }
  };
  const dialog =
    shown === null ? null : (
      <Dialog
        open
        title="Введённое"
        description="Выделите текст и скопируйте его."
        onClose={() => {
          setShown(null);
        }}
      >
        <Textarea aria-label="Введённое" readOnly rows={12} value={shown} />
      </Dialog>
    );
  return { copy, dialog };
}
