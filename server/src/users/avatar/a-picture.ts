import { crc32, deflateSync } from 'node:zlib';
import { formBody, formHeaders } from '../../files/upload.builder';

/** A plain square of 64 pixels as a browser draws it. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9' +
    'lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCABAAEAD' +
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEA' +
    'AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQBckAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf/Z',
  'base64',
);
export const WEBP = Buffer.from(
  'UklGRkwAAABXRUJQVlA4IEAAAACwAwCdASpAAEAAPu12tlWppyUjIggBMB2JaQDUFAWa6wAV4hcTgAD+3hJ/I7CG7Dl/LM4V6JjyKlsXrGLYgAAA',
  'base64',
);

/** A chunk of a PNG. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** A grey PNG with the sides; further chunks stand before its end. */
export function aPng(width = 64, height = width, further: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * Math.min(height, 2000), 0x80))),
    ...further,
    pngChunk('IEND', Buffer.of()),
  ]);
}

/** The form a picture is sent with. */
export function avatarForm(
  content: Buffer,
  name = 'file',
): { payload: Buffer; headers: Record<string, string> } {
  return { payload: formBody([{ name, value: content, fileName: 'photo.bin' }]), headers: formHeaders };
}
