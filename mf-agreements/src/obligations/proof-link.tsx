import type { Obligation } from 'shared/contract/obligation/obligation';
import { useAlerts } from 'shared/alerts';
import { downloadFile } from 'shared/http';
import { TextButton } from 'shared/ui';

import classes from './obligations.module.css';

/** The file that proves it was carried out: a press saves it. */
export function ProofLink({ file }: { file: NonNullable<Obligation['document_version']> }) {
  const alerts = useAlerts();
  return (
    <TextButton
      className={classes.proof}
      data-paper
      title="Скачать подтверждающий файл"
      onClick={() => void downloadFile(file.url, file.name).catch(alerts.failure)}
    >
      {file.name}
    </TextButton>
  );
}
