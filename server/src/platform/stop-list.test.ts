import { StopList } from './stop-list';

describe('the stop', () => {
  it('takes the last started first, and neither a failure nor a part that hangs keeps the others', async () => {
    const stopped: string[] = [];
    const complaints: string[] = [];
    const stops = new StopList();
    stops.add('database', async () => void stopped.push('database'), 1000);
    stops.add('hanging', () => new Promise(() => undefined), 20);
    stops.add('failing', () => Promise.reject(new Error('broken')), 1000);
    stops.add('http', async () => void stopped.push('http'), 1000);
    await stops.stop((name, error) => complaints.push(`${name}: ${String(error)}`));
    expect(stopped).toEqual(['http', 'database']);
    expect(complaints).toEqual(['failing: Error: broken', 'hanging: Error: did not stop in 20 ms']);
  });
});
