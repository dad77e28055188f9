import { DocumentFiles, type DocumentFilesProps } from '../files/document-files';
import { FilePreview, type PreviewProps } from '../files/preview/file-preview';
import { FileText } from '../files/preview/file-text';
import type { PreviewedFile } from '../files/preview/previewed-file';
import type { PlacedRemark } from './placed-remark';
import { Remarkable } from './remarkable';

/** Files of a document by type with all their versions, whose words can be remarked on. */
export function RemarkableFiles(props: DocumentFilesProps) {
  return (
    <Remarkable>
      <DocumentFiles {...props} />
    </Remarkable>
  );
}

interface Deciding {
  /** Present where the reader decides on the document: a remark may go with the decision. */
  onDecide?: (remark: PlacedRemark) => void;
}

export interface RemarkablePreviewProps extends PreviewProps, Deciding {}

/** A file shown beside what it belongs to, whose words can be remarked on. */
export function RemarkablePreview({ onDecide, ...props }: RemarkablePreviewProps) {
  return (
    <Remarkable {...(onDecide && { onDecide })}>
      <FilePreview {...props} />
    </Remarkable>
  );
}

/** A file within a page, whose words can be remarked on. */
export function RemarkableText({ onDecide, file }: Deciding & { file: PreviewedFile }) {
  return (
    <Remarkable {...(onDecide && { onDecide })}>
      <FileText file={file} />
    </Remarkable>
  );
}
