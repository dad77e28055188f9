import { useAlerts } from 'shared/alerts';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { FilePreview, FileText, type PlacedRemark } from 'shared/document';

import { useRemarksInHand } from './remarks-in-hand';

type File = NonNullable<ApprovalTask['file']>;

/** «docx», «pdf»; the empty text of a name without one. */
const extensionOf = ({ name }: File) =>
  name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';

/** True when words of the file can be marked in the browser. */
export const isMarkable = (file: File | null): file is File =>
  file !== null && ['docx', 'pdf', 'txt'].includes(extensionOf(file));

/** «Версия 2 · SHA-256 3f0a…». */
export const fileNote = ({ version, sha256 }: File) =>
  `Версия ${String(version)} · SHA-256 ${sha256.slice(0, 12)}…`;

interface ReadTextProps {
  task: ApprovalTask;
  file: File;
}

/** What is shown of the file, and where words that were marked in it go. */
function useShown({ task, file }: ReadTextProps) {
  const alerts = useAlerts();
  const { add } = useRemarksInHand(task.id);
  const { kind, id } = task.document;
  const onDecide = (remark: PlacedRemark) => {
    add(remark);
    alerts.success('Замечание добавлено к вашему решению');
  };
  const shown = {
    ...file,
    id: file.version_id,
    extension: extensionOf(file),
    note: fileNote(file),
    discussed: { type: kind, id },
  };
  return { shown, deciding: task.can.vote ? { onDecide } : {} };
}

/** The text that is decided on, beside the decision; words marked in it become remarks of the decision, or of the discussion. */
export function ReadText(props: ReadTextProps) {
  const { shown, deciding } = useShown(props);
  return <FileText file={shown} {...deciding} />;
}

interface ReadFileProps extends ReadTextProps {
  onClose: () => void;
}

/** The same text in a panel of its own. */
export function ReadFile({ onClose, ...props }: ReadFileProps) {
  const { shown, deciding } = useShown(props);
  return (
    <FilePreview files={[shown]} openId={shown.id} onOpen={() => undefined} onClose={onClose} {...deciding} />
  );
}
