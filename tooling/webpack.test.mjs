import { server } from './webpack.mjs';

it('what the bundler keeps is not taken from a folder that was copied or moved', () => {
  expect(server('/here/server').cache.version).not.toBe(server('/there/server').cache.version);
  expect(server('/here/server').cache.version).toBe(server('/here/server').cache.version);
});
