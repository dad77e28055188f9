import { useAlerts } from 'shared/alerts';
import type { TemplateVersion } from 'shared/contract/file-template/template-version';
import { counted, fileSize, formatDateTime } from 'shared/format';
import { downloadFile } from 'shared/http';

import classes from './template-text.module.css';

/** A Word file of a template, saved by its name, with what is known of it. */
export function TextFile({ content }: { content: TemplateVersion }) {
  const alerts = useAlerts();
  const save = async () => {
    try {
      await downloadFile(content.url, content.name);
    } catch (error) {
      alerts.failure(error);
    }
  };
  const facts = [
    `Версия ${String(content.version)}`,
    fileSize(content.size),
    counted(content.tags.length, ['поле', 'поля', 'полей']),
    content.uploaded_by_name,
    formatDateTime(content.created_at),
    content.comment,
  ];
  return (
    <div className={classes.file}>
      <button type="button" className={classes.name} data-paper onClick={() => void save()}>
        {content.name}
      </button>
      <small>{facts.filter((fact) => fact !== null).join(' · ')}</small>
    </div>
  );
}
