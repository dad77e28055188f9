import { AVATAR_SIDE } from 'shared/contract/user/avatar';

const MEGABYTE = 1024 * 1024;
/** What a phone or a camera makes is smaller; more than that a browser may not be able to hold. */
const MOST_READ = 50 * MEGABYTE;
/** Of the JPEG: a face keeps its edges and takes some twenty kilobytes. */
const QUALITY = 0.86;

/** Why a file did not become a picture, in a sentence for the employee. */
export class PictureRefusal extends Error {}

const UNREADABLE = 'Файл не читается как изображение. Выберите фото в JPEG, PNG или WebP.';
const HEIC =
  'Этот браузер не открывает фото в формате HEIC. Сохраните его как JPEG и выберите ещё раз. На iPhone: ' +
  '«Настройки» → «Камера» → «Форматы» → «Наиболее совместимые».';

/** HEIC and HEIF name themselves in their first bytes, whatever the file is called. */
function isHeic(file: File): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' && /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(result));
    };
    reader.onerror = () => {
      resolve(false);
    };
    reader.readAsText(file.slice(0, 12), 'latin1');
  });
}

/** The picture as the browser shows it: turned as the camera was held. */
async function decode(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    if (picture.naturalWidth === 0) throw new PictureRefusal(UNREADABLE);
    return picture;
  } catch {
    throw new PictureRefusal((await isHeic(file)) ? HEIC : UNREADABLE);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The greatest square in the middle; of a standing photo a little above it, where the face is. */
export function squareOf(width: number, height: number): { left: number; top: number; side: number } {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / (height > width ? 3 : 2), side };
}

function asJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob === null) reject(new PictureRefusal(UNREADABLE));
      else resolve(blob);
    };
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

/**
 * The photo as a small square JPEG, drawn anew: nothing of where and with what it was taken is left in it. Rejects with
 * a `PictureRefusal` what cannot be one.
 */
export async function drawAvatar(file: File): Promise<Blob> {
  if (file.size > MOST_READ) {
    throw new PictureRefusal(
      `Фото больше ${String(MOST_READ / MEGABYTE)} МБ. Уменьшите его и выберите ещё раз.`,
    );
  }
  const picture = await decode(file);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [AVATAR_SIDE, AVATAR_SIDE];
  const paper = canvas.getContext('2d');
  if (paper === null) throw new PictureRefusal(UNREADABLE);
  // A JPEG has no transparency: what shows through a logo is paper and not black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
  paper.imageSmoothingQuality = 'high';
  const { left, top, side } = squareOf(picture.naturalWidth, picture.naturalHeight);
  paper.drawImage(picture, left, top, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
  return asJpeg(canvas);
}
