import { DocumentFiles, type DocumentFilesProps } from '../files/document-files';
import { FilePreview, type PreviewProps } from '../files/preview/file-preview';
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

export interface RemarkablePreviewProps extends PreviewProps {
  /** Present where the reader decides on the document: a remark may go with the decision. */
  onDecide?: (remark: PlacedRemark) => void;
}

/** A file shown beside what it belongs to, whose words can be remarked on. */
export function RemarkablePreview({ onDecide, ...props }: RemarkablePreviewProps) {
  return (
    <Remarkable {...(onDecide && { onDecide })}>
      <FilePreview {...props} />
    </Remarkable>
  );
}
