import { join } from 'node:path';
import { askedArea } from './asked-area.mjs';

const port = process.env.PORT;
afterEach(() => {
  if (port === undefined) delete process.env.PORT;
  else process.env.PORT = port;
});

it('a port that is none is called as it was written', async () => {
  process.env.PORT = 'abc';
  const asked = {
    root: join(__dirname, '../..'),
    args: ['mf-offers'],
    usage: '',
    file: 'src/area.ts',
    option: 'url',
  };
  await expect(askedArea(asked)).rejects.toThrow('а указано «abc»');
});
