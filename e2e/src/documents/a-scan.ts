import { randomBytes } from 'node:crypto';

/** A side of a page's picture in points; three bytes each, and noise does not get smaller. */
const SIDE = 600;

/** A PDF of so many pages, each a picture of about a megabyte, as a scanner makes them; its table of places stands at the end. */
export function aScan(pages: number): Buffer {
  const parts: Buffer[] = [];
  const places: number[] = [];
  let size = 0;
  const add = (...pieces: (string | Buffer)[]) => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
      parts.push(bytes);
      size += bytes.length;
    }
  };
  const object = (...pieces: (string | Buffer)[]) => {
    places.push(size);
    add(`${String(places.length)} 0 obj\n`, ...pieces, '\nendobj\n');
  };
  add('%PDF-1.4\n');
  object('<</Type/Catalog/Pages 2 0 R>>');
  const numbers = Array.from({ length: pages }, (_, at) => 3 + at * 3);
  object(
    `<</Type/Pages/Count ${String(pages)}/Kids[${numbers.map((number) => `${String(number)} 0 R`).join(' ')}]>>`,
  );
  for (const number of numbers) {
    const [text, picture] = [String(number + 1), String(number + 2)];
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${text} 0 R/Resources<</XObject<</S ${picture} 0 R>>>>>>`,
    );
    const drawn = 'q 500 0 0 700 47 71 cm /S Do Q';
    object(`<</Length ${String(drawn.length)}>>\nstream\n${drawn}\nendstream`);
    const points = randomBytes(SIDE * SIDE * 3);
    object(
      `<</Type/XObject/Subtype/Image/Width ${String(SIDE)}/Height ${String(SIDE)}/ColorSpace/DeviceRGB/BitsPerComponent 8/Length ${String(points.length)}>>\nstream\n`,
      points,
      '\nendstream',
    );
  }
  const table = size;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = String(places.length + 1);
  add(
    `xref\n0 ${count}\n0000000000 65535 f \n${lines}`,
    `trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${String(table)}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
