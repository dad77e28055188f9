import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { EMPTY_FILE } from 'shared/contract/file/file-kind';
import { AVATAR_SIDES, MAX_AVATAR_SIZE } from 'shared/contract/user/avatar';
import { requireLast } from '../../platform/files/last-part';
import { readLoneFile } from '../../platform/files/lone-file';
import { PayloadTooLarge, UnsupportedMediaType, ValidationFailed } from '../../platform/http/errors';
import { PictureFault } from './format/picture-fault';
import { type Picture, readPicture } from './format/picture';

const TOO_LARGE = `Фото больше ${String(MAX_AVATAR_SIZE / 1024)} КБ. Уменьшите его и выберите ещё раз`;

const refused = (text: string) => new ValidationFailed({ file: [text] }, text);

function pictureOf(bytes: Buffer): Picture {
  try {
    return readPicture(bytes);
  } catch (fault) {
    if (!(fault instanceof PictureFault)) throw fault;
    if (fault.reason === 'damaged') throw refused('Изображение повреждено. Выберите другое');
    throw new UnsupportedMediaType('Подойдёт изображение JPEG, PNG или WebP');
  }
}

const isSide = (side: number) => side >= AVATAR_SIDES.least && side <= AVATAR_SIDES.most;

/** The picture of a form with one file; refuses with 413, 415 and 422 and a sentence what cannot be one. */
export async function readAvatar(request: FastifyRequest): Promise<Picture> {
  const form = await readLoneFile(request, { fileSize: MAX_AVATAR_SIZE });
  if (form?.file.fieldname !== 'file') {
    form?.file.file.resume();
    throw refused('Выберите изображение');
  }
  const { file, parts } = form;
  const bytes = await buffer(file.file);
  if (file.file.truncated) throw new PayloadTooLarge(TOO_LARGE);
  await requireLast(parts);
  if (bytes.length === 0) throw refused(EMPTY_FILE);
  const picture = pictureOf(bytes);
  if (!isSide(picture.width) || !isSide(picture.height)) {
    const { least, most } = AVATAR_SIDES;
    throw refused(
      `Стороны изображения — от ${String(least)} до ${String(most)} точек, а в этом ${String(picture.width)} × ${String(picture.height)}`,
    );
  }
  return picture;
}
