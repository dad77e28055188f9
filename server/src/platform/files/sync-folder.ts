import { open } from 'node:fs/promises';

/** The names in the folder are durable afterwards: a rename alone outlives a crash of the process, not of the machine. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
