import { useAlerts } from 'shared/alerts';
import type { TemplateVersion } from 'shared/contract/file-template/template-version';
import { MoreButton } from 'shared/next-page';
import { useInfiniteQuery } from 'shared/query';
import { Badge, Button } from 'shared/ui';

import { useRestoreVersion, versionsQuery } from './file-templates.queries';
import classes from './template-text.module.css';
import { TextFile } from './text-file';

interface TemplateVersionsProps {
  id: number;
  mayRestore: boolean;
}

function Versions({ id, mayRestore }: TemplateVersionsProps) {
  const versions = useInfiniteQuery(versionsQuery(id));
  const alerts = useAlerts();
  const restoring = useRestoreVersion(id);
  const restore = async ({ id: versionId, version }: TemplateVersion) => {
    if (restoring.isPending) return;
    try {
      const now = await restoring.mutateAsync(versionId);
      alerts.success(`Текст версии ${String(version)} снова действует: версия ${String(now.version)}`);
    } catch (error) {
      alerts.failure(error);
    }
  };
  const rows = versions.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = versions.data?.pages[0]?.meta.total ?? rows.length;
  // Going back to the same file would change nothing.
  const isOther = ({ sha256 }: TemplateVersion) => sha256 !== rows[0]?.sha256;
  return (
    <>
      <ul className={classes.versions} aria-label="Версии текста">
        {rows.map((content) => (
          <li key={content.id}>
            <TextFile content={content} />
            {content.is_current && <Badge tone="green">Действует</Badge>}
            {isOther(content) && mayRestore && (
              <Button
                size="sm"
                aria-label={`Вернуть эту версию: ${String(content.version)}`}
                busy={restoring.isPending && restoring.variables === content.id}
                onClick={() => void restore(content)}
              >
                Вернуть эту версию
              </Button>
            )}
          </li>
        ))}
      </ul>
      <MoreButton size="sm" list={versions} label={`Показать ещё, осталось ${String(total - rows.length)}`} />
    </>
  );
}

/** What the text of a template has been, each to be saved, and the way back to it; nothing while there is but one. */
export function TemplateVersions(props: TemplateVersionsProps) {
  const { data } = useInfiniteQuery(versionsQuery(props.id));
  const total = data?.pages[0]?.meta.total ?? 0;
  if (total < 2) return null;
  return (
    <details className={classes.details}>
      <summary>{`Все версии текста: ${String(total)}`}</summary>
      <Versions {...props} />
    </details>
  );
}
