import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useAlerts } from '../../alerts/alerts';
import { IconButton } from '../../ui/ui';

/** So long the button says that the number was copied, ms. */
const SHOWN = 1500;

/** Copies the number of the document. */
export function CopyNumber({ number }: { number: string }) {
  const alerts = useAlerts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
    } catch {
      // Without https the browser keeps the clipboard to itself.
      alerts.warning(`Браузер не дал скопировать. Номер: ${number}`);
    }
  };
  return (
    <IconButton
      size="sm"
      label={copied ? 'Номер скопирован' : 'Скопировать номер'}
      icon={copied ? <IconCheck size={14} stroke={1.75} /> : <IconCopy size={14} stroke={1.75} />}
      onClick={() => void copy()}
    />
  );
}
