interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** True when the person asks the browser to spare the network. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** True when nothing may be downloaded on suspicion: data is saved, or the line is a slow one. */
export function isThrifty(): boolean {
  return savesData() || ['slow-2g', '2g', '3g'].includes(connection().effectiveType ?? '4g');
}
