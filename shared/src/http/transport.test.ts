import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';

import { configureHttp, downloadFile, errorOf, http } from './http';
import { provideTransport } from './instance';
import { transport } from './transport';

let token: string | null;
const onUnauthenticated = jest.fn();
const unanswered: (() => void)[] = [];

beforeEach(() => {
  provideTransport(transport);
  token = 'first';
  onUnauthenticated.mockReset();
  configureHttp({ getToken: () => token, onUnauthenticated, onLost: () => undefined });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  transport.defaults.adapter = (config: InternalAxiosRequestConfig) =>
    new Promise((_, reject) => {
      unanswered.push(() => {
        const response = { data: {}, status: 401, statusText: '', headers: new AxiosHeaders(), config };
        reject(new AxiosError('401', '401', config, null, response));
      });
    });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A call that the server refuses after what the test does meanwhile. */
async function refusedAfter(meanwhile: () => void): Promise<void> {
  const call = http.get('/api/agreements').catch(() => undefined);
  await Promise.resolve();
  await Promise.resolve();
  meanwhile();
  unanswered.splice(0).forEach((answer) => {
    answer();
  });
  await call;
}

it('ends the session that the server no longer knows', async () => {
  await refusedAfter(() => undefined);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

it('does not end a new session by the late answer to an earlier one', async () => {
  await refusedAfter(() => {
    token = 'second';
  });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

it.each([
  ['/api/agreements', 'Bearer first', true],
  ['https://foreign.example/rates', undefined, false],
])('sends to %s the token %s and credentials %s', async (url, token, withCredentials) => {
  const sent: InternalAxiosRequestConfig[] = [];
  transport.defaults.adapter = (config: InternalAxiosRequestConfig) => {
    sent.push(config);
    return Promise.resolve({ data: {}, status: 200, statusText: '', headers: new AxiosHeaders(), config });
  };
  await http.get(url);
  expect(sent[0]?.headers.get('Authorization') ?? undefined).toBe(token);
  expect(sent[0]?.withCredentials).toBe(withCredentials);
});

describe('a download', () => {
  const words = { message: 'Запустите выгрузку ещё раз', request_id: '1' };
  const answer = (status: number, data: Blob) => {
    transport.defaults.adapter = (config: InternalAxiosRequestConfig) => {
      const response = { data, status, statusText: '', headers: new AxiosHeaders(), config };
      if (status === 200) return Promise.resolve(response);
      return Promise.reject(new AxiosError(String(status), String(status), config, null, response));
    };
  };

  it('that is refused says why in the words of the server', async () => {
    answer(403, new Blob([JSON.stringify(words)], { type: 'application/json; charset=utf-8' }));
    const refused: unknown = await downloadFile('/api/exports/5/file', 'Договоры.xlsx').catch(
      (error: unknown) => error,
    );
    expect(errorOf(refused)).toMatchObject({ status: 403, message: words.message });
  });

  it('keeps its address while the browser writes the file down', async () => {
    jest.useFakeTimers();
    answer(200, new Blob(['файл']));
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await downloadFile('/api/exports/5/file', 'Договоры.xlsx');
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
    jest.useRealTimers();
  });
});

describe('what comes as 200 and is not of the server', () => {
  const answer = (data: unknown, status = 200) => {
    transport.defaults.adapter = (config: InternalAxiosRequestConfig) =>
      Promise.resolve({ data, status, statusText: '', headers: new AxiosHeaders(), config });
  };
  const failed = (call: Promise<unknown>) => call.then(() => null, errorOf);

  it.each([
    ['the page of a hotel', '<!doctype html><title>Wi-Fi</title>'],
    ['an answer cut off in the middle', '{"data":[{"id":'],
    ['an empty answer', ''],
  ])('%s is an answer that did not come, to a question as to a change', async (_, data) => {
    answer(data);
    const failure = { status: null, message: 'Нет связи с сервером. Проверьте подключение и повторите.' };
    expect(await failed(http.get('/api/agreements'))).toMatchObject(failure);
    expect(await failed(http.patch('/api/agreements/1', {}))).toMatchObject(failure);
  });

  it('is not handed over as the file that was asked for', async () => {
    answer(new Blob(['<title>Wi-Fi</title>'], { type: 'text/html' }));
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    expect(await failed(downloadFile('/api/files/5', 'Договор.docx'))).toMatchObject({ status: null });
    expect(click).not.toHaveBeenCalled();
  });

  it('is told from a success that has nothing to say', async () => {
    answer('', 204);
    expect(await failed(http.delete('/api/agreements/1'))).toBeNull();
  });
});
