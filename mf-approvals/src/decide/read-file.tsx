import { useAlerts } from 'shared/alerts';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { FilePreview } from 'shared/document';

import { useRemarksInHand } from './remarks-in-hand';

type File = NonNullable<ApprovalTask['file']>;

/** «docx», «pdf»; the empty text of a name without one. */
const extensionOf = ({ name }: File) =>
  name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';

/** True when words of the file can be marked in the browser. */
export const isMarkable = (file: File | null): file is File =>
  file !== null && ['docx', 'pdf'].includes(extensionOf(file));

/** «Версия 2 · SHA-256 3f0a…». */
export const fileNote = ({ version, sha256 }: File) =>
  `Версия ${String(version)} · SHA-256 ${sha256.slice(0, 12)}…`;

interface ReadFileProps {
  task: ApprovalTask;
  file: File;
  onClose: () => void;
}

/** The text that is decided on; words marked in it become remarks of the decision, or of the discussion. */
export function ReadFile({ task, file, onClose }: ReadFileProps) {
  const alerts = useAlerts();
  const { add } = useRemarksInHand(task.id);
  const { kind, id } = task.document;
  const shown = { ...file, id: file.version_id, extension: extensionOf(file), note: fileNote(file) };
  return (
    <FilePreview
      files={[{ ...shown, discussed: { type: kind, id } }]}
      openId={file.version_id}
      onOpen={() => undefined}
      onClose={onClose}
      {...(task.can.vote && {
        onDecide: (remark) => {
          add(remark);
          alerts.success('Замечание добавлено к вашему решению');
        },
      })}
    />
  );
}
