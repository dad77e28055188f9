import { DocumentFiles, type DocumentFilesProps } from '../files/document-files';
import { FilePreview, type PreviewProps } from '../files/preview/file-preview';
import { Remarkable } from './remarkable';

/** Files of a document by type with all their versions, whose words can be remarked on. */
export function RemarkableFiles(props: DocumentFilesProps) {
  return (
    <Remarkable>
      <DocumentFiles {...props} />
    </Remarkable>
  );
}

/** A file shown beside what it belongs to, whose words can be remarked on. */
export function RemarkablePreview(props: PreviewProps) {
  return (
    <Remarkable>
      <FilePreview {...props} />
    </Remarkable>
  );
}
