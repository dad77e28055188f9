import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withVariants } from './compressed-variants';

const script = Buffer.from('договор();'.repeat(200));
const made = async (files: Record<string, Buffer>, given: Record<string, Buffer> = {}) =>
  withVariants(new Map(Object.entries(files)), new Map(Object.entries(given)));

describe('the compressed variants of a release', () => {
  it('are made where the build has none', async () => {
    const all = await made({ 'a.js': script });
    expect([...all.keys()].sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
    expect(brotliDecompressSync(all.get('a.js.br') ?? '').equals(script)).toBe(true);
    expect(gunzipSync(all.get('a.js.gz') ?? '').equals(script)).toBe(true);
  });

  it('are taken from the build where they hold the file', async () => {
    const own = brotliCompressSync(script);
    expect((await made({ 'a.js': script }, { 'a.js.br': own })).get('a.js.br')).toBe(own);
  });

  it.each([
    ['another script', brotliCompressSync(Buffer.from('stolen();'.repeat(200)))],
    ['a longer one', brotliCompressSync(Buffer.concat([script, script]))],
    ['no compressed file at all', Buffer.from('half')],
  ])('are made anew where they hold %s', async (_, variant) => {
    const all = await made({ 'a.js': script }, { 'a.js.br': variant });
    expect(brotliDecompressSync(all.get('a.js.br') ?? '').equals(script)).toBe(true);
  });

  it('are not made where they would save nothing', async () => {
    const all = await made({ 'small.js': Buffer.from('x'), 'picture.png': script });
    expect([...all.keys()]).toEqual(['small.js', 'picture.png']);
  });
});
