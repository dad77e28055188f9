interface Part {
  name: string;
  value: string | Buffer;
  fileName?: string;
}

const BOUNDARY = '----register-test';

/** Headers of a form made of `formBody`. */
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** The bytes of a form. */
export function formBody(parts: readonly Part[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, value, fileName }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
          fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`
        }\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

/** A PDF as small as it gets. */
export const pdf = (text = 'text') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

export interface GivenUpload {
  type?: string;
  id: number;
  kind?: string;
  content?: Buffer;
  fileName?: string;
  documentTypeId?: number;
  validUntil?: string;
}

/** A whole form of an upload: a draft in PDF unless said otherwise. */
export function uploadForm({
  type = 'agreement',
  id,
  kind = 'draft',
  content = pdf(),
  fileName = 'Договор № 12.pdf',
  documentTypeId,
  validUntil,
}: GivenUpload): { payload: Buffer; headers: Record<string, string> } {
  const payload = formBody([
    { name: 'documentable_type', value: type },
    { name: 'documentable_id', value: String(id) },
    { name: 'kind', value: kind },
    ...(documentTypeId === undefined ? [] : [{ name: 'document_type_id', value: String(documentTypeId) }]),
    ...(validUntil === undefined ? [] : [{ name: 'valid_until', value: validUntil }]),
    { name: 'file', value: content, fileName },
  ]);
  return { payload, headers: formHeaders };
}
